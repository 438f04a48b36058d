import {Route, Routes} from 'react-router-dom'

import {AuthRoute, DashboardRoute, EmbedTestRoute} from './code-pages.tsx'
import {ContentPage} from './content-page.tsx'
import {NotFoundPage} from './not-found-page.tsx'
import {contentPaths} from './paths.ts'

/** Every route of the site on one page (specification, section 2). */
export function SiteRoutes() {
  return (
    <Routes>
      {contentPaths.map((path) => (
        <Route key={path} path={path} element={<ContentPage path={path} />} />
      ))}
      <Route path="/auth" element={<AuthRoute />} />
      <Route path="/dashboard" element={<DashboardRoute />} />
      <Route path="/embed-test" element={<EmbedTestRoute />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
