import type {DocumentActionComponent} from 'sanity'

import {useLiveQuery} from '../ui/use-live-query.ts'
import {openOnSiteAction} from './open-on-site-action.ts'

/** Opens the page of an airport or a port, which shows most of what is entered there; without one, the home page. */
export const useOpenDestinationAction: DocumentActionComponent = (props) => {
  const {id, published} = props
  const result = useLiveQuery<{path: string | null}>({
    query: `{"path": *[_type == "page" && destination._ref == $id && coalesce(language, "en") == "en" && _id in path("*")][0].path}`,
    listen: '*[_type == "page" && destination._ref == $id]',
    params: {id},
  })
  const path = result === 'failed' ? null : result?.path
  const action = openOnSiteAction(
    path && published ? {...props, published: {...published, path}} : props,
  )
  return action && {...action, disabled: action.disabled === true || result === null}
}
