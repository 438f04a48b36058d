import {useSite} from '#src/content/use-site.ts'
import {preloadable} from '#src/ui/preloadable.tsx'

import {HeadTags} from './head-tags.tsx'
import {normalizePath} from './paths.ts'

const AuthPage = preloadable(async () => (await import('#src/auth/auth-page.tsx')).AuthPage)
const DashboardPage = preloadable(
  async () => (await import('#src/dashboard/dashboard-page.tsx')).DashboardPage,
)
const EmbedTestPage = preloadable(
  async () => (await import('#src/embed-test/embed-test-page.tsx')).EmbedTestPage,
)

const pages = {'/auth': AuthPage, '/dashboard': DashboardPage, '/embed-test': EmbedTestPage}

/** Loads the chunk of a page that stands in code, so that it renders without a fallback. */
export async function preloadCodePage(pathname: string): Promise<void> {
  const path = normalizePath(pathname)
  if (path === '/auth' || path === '/dashboard' || path === '/embed-test') {
    await pages[path].preload()
  }
}

export function AuthRoute() {
  const {settings} = useSite()
  return (
    <>
      <HeadTags path="/auth" title="Sign in or sign up" noIndex />
      <AuthPage customerSignInUrl={settings?.customerSignInUrl ?? null} />
    </>
  )
}

export function DashboardRoute() {
  return (
    <>
      <HeadTags path="/dashboard" title="Dashboard" noIndex />
      <DashboardPage />
    </>
  )
}

export function EmbedTestRoute() {
  const {settings} = useSite()
  return (
    <>
      <HeadTags path="/embed-test" title="Booking widget test" noIndex />
      <EmbedTestPage widgetUrl={settings?.bookingWidgetUrl ?? null} />
    </>
  )
}
