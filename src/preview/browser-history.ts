import type {HistoryAdapter} from '@sanity/visual-editing'

/** Both ways between the page's address and the one that the Studio shows. The router follows `popstate`. */
export const browserHistory: HistoryAdapter = {
  subscribe: (navigate) => {
    const tell = ({navigationType}: NavigationCurrentEntryChangeEvent) =>
      navigate({type: historyType(navigationType), title: document.title, url: address()})
    navigation.addEventListener('currententrychange', tell)
    navigate({type: 'replace', title: document.title, url: address()})
    return () => navigation.removeEventListener('currententrychange', tell)
  },
  update: ({type, url}) => {
    if (type === 'pop') return history.back()
    if (url === address()) return
    if (type === 'push') history.pushState(null, '', url)
    else history.replaceState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate', {state: null}))
  },
}

function historyType(type: NavigationType | null) {
  if (type === 'push') return 'push'
  return type === 'traverse' ? 'pop' : 'replace'
}

function address(): string {
  return location.pathname + location.search + location.hash
}
