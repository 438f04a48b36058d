import {useLocation} from 'react-router-dom'

import {codePageAt, contentPathOf} from '#domain/routes.ts'

import {ContentPage} from './pages/content-page.tsx'
import {AuthRoute, DashboardRoute, EmbedTestRoute, NotFoundPage} from './pages/page-components.ts'

/**
 * Every route of the site on one page. The paths are few and none has parameters, so the router's matching would be 3 kB
 * for nothing.
 */
export function SiteRoutes() {
  const {pathname} = useLocation()
  const path = contentPathOf(pathname)
  if (path) return <ContentPage key={path} path={path} />
  switch (codePageAt(pathname)) {
    case 'auth':
      return <AuthRoute />
    case 'dashboard':
      return <DashboardRoute />
    case 'embedTest':
      return <EmbedTestRoute />
    case null:
      return <NotFoundPage />
  }
}
