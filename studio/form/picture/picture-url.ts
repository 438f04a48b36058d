import {apiHost, dataset, projectId} from '../../environment.ts'

/** The whole picture, small enough for a form. */
export function pictureUrl(file: string): string {
  return `${apiHost || 'https://cdn.sanity.io'}/images/${projectId}/${dataset}/${file}?w=1000&fit=max&auto=format`
}
