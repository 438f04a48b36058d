import type {HistoryAdapter} from '@sanity/visual-editing'

import {pathInPreview} from '#domain/preview-messages.ts'

/** Keeps the URL of the page and the one that the Studio shows in step. The router follows `popstate`. */
export const browserHistory: HistoryAdapter = {
  subscribe: (navigate) => {
    const notify = ({navigationType}: NavigationCurrentEntryChangeEvent) =>
      navigate({
        type: historyType(navigationType),
        title: document.title,
        url: pathInPreview(location),
      })
    navigation.addEventListener('currententrychange', notify)
    navigate({type: 'replace', title: document.title, url: pathInPreview(location)})
    return () => navigation.removeEventListener('currententrychange', notify)
  },
  update: ({type, url}) => {
    if (type === 'pop') return history.back()
    if (url === pathInPreview(location)) return
    if (type === 'push') history.pushState(null, '', url)
    else history.replaceState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate', {state: null}))
  },
}

function historyType(type: NavigationType | null) {
  if (type === 'push') return 'push'
  return type === 'traverse' ? 'pop' : 'replace'
}
