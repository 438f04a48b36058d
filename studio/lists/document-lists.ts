import type {OrderField} from './publish-order.ts'

/** A list of documents in the order of the site. */
export type DocumentList = {
  type: string
  title: string
  order: OrderField
  /** Only destinations of this kind. */
  kind?: string
  /** The label of the button that adds a document; without it, staff cannot add one. */
  add?: string
}

export const documentLists = {
  vehicle: {type: 'vehicle', title: 'Fleet', order: 'vehicles', add: 'New vehicle'},
  job: {type: 'job', title: 'Job openings', order: 'jobs', add: 'New job opening'},
  service: {type: 'service', title: 'Services', order: 'services'},
  county: {type: 'coverageArea', title: 'Counties', order: 'coverageAreas', add: 'New county'},
  airport: {
    type: 'destination',
    kind: 'airport',
    title: 'Airports',
    order: 'destinations',
    add: 'New airport',
  },
  cruisePort: {
    type: 'destination',
    kind: 'cruisePort',
    title: 'Cruise ports',
    order: 'destinations',
    add: 'New cruise port',
  },
  conventionCenter: {
    type: 'destination',
    kind: 'conventionCenter',
    title: 'Convention centers',
    order: 'destinations',
    add: 'New convention center',
  },
} satisfies Record<string, DocumentList>
