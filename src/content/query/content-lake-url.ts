import {contentLake} from '../environment.ts'

const {apiHost, apiVersion, dataset, projectId} = contentLake

/** Where a published query is asked. Hosted reads go through Sanity's CDN. */
export const queryUrl = `${apiHost || `https://${projectId}.apicdn.sanity.io`}/v${apiVersion}/data/query/${dataset}`

/** Where live events are listened to; the CDN has no event stream. */
export const liveEventsUrl = `${apiHost || `https://${projectId}.api.sanity.io`}/v${apiVersion}/data/live/events/${dataset}`

/** The folder under which every picture of the dataset is served. */
export const imagesUrl = `${apiHost || 'https://cdn.sanity.io'}/images/${projectId}/${dataset}`
