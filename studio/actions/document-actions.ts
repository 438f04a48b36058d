import type {DocumentActionsResolver, NewDocumentOptionsResolver, TemplateResolver} from 'sanity'

import {isFixed, mayDo} from '../schema/fixed-documents.ts'
import {useDeleteAction} from '../where-used/delete-action.tsx'
import {useClosingAction} from './close-opening-action.ts'
import {seeOnTheSite} from './open-on-site-action.ts'
import {publishWithReasons} from './publish-action.tsx'

export const documentActions: DocumentActionsResolver = (actions, {schemaType}) => [
  ...actions
    .filter(({action}) => mayDo(action, schemaType))
    .map((action) => {
      if (action.action === 'publish') return publishWithReasons(action)
      return action.action === 'delete' ? useDeleteAction : action
    }),
  ...(schemaType === 'job' ? [useClosingAction] : []),
  seeOnTheSite,
]

export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({templateId}) => !isFixed(templateId))

/** Where a new document starts; destinations start with the kind of the list they are added to. */
export const templates: TemplateResolver = (all) => [
  ...all.filter(({schemaType}) => !isFixed(schemaType)),
  {
    id: destinationOfKind,
    title: 'Destination',
    schemaType: 'destination',
    parameters: [{name: 'kind', title: 'Kind', type: 'string'}],
    value: ({kind}: {kind: string}) => ({kind, showInCoverage: false}),
  },
]

export const destinationOfKind = 'destination-of-kind'
