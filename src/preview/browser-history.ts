import type {HistoryAdapter} from '@sanity/visual-editing'

/** Keeps the URL of the page and the one that the Studio shows in step. The router follows `popstate`. */
export const browserHistory: HistoryAdapter = {
  subscribe: (navigate) => {
    const notify = ({navigationType}: NavigationCurrentEntryChangeEvent) =>
      navigate({type: historyType(navigationType), title: document.title, url: currentUrl()})
    navigation.addEventListener('currententrychange', notify)
    navigate({type: 'replace', title: document.title, url: currentUrl()})
    return () => navigation.removeEventListener('currententrychange', notify)
  },
  update: ({type, url}) => {
    if (type === 'pop') return history.back()
    if (url === currentUrl()) return
    if (type === 'push') history.pushState(null, '', url)
    else history.replaceState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate', {state: null}))
  },
}

function historyType(type: NavigationType | null) {
  if (type === 'push') return 'push'
  return type === 'traverse' ? 'pop' : 'replace'
}

/** Without what the Studio adds to the URL of its frame, which would load the page again when drafts are left out. */
function currentUrl(): string {
  const url = new URL(location.href)
  url.searchParams.delete('sanity-preview-perspective')
  // Two slashes would begin the URL of another site.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash
}
