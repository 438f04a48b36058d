import {AuthProvider} from '#src/auth/session/auth-provider.tsx'
import {DashboardPage} from '#src/dashboard/dashboard-page.tsx'

import {HeadTags} from '../seo/head-tags.tsx'

export function DashboardRoute() {
  return (
    <AuthProvider>
      <HeadTags
        path="/dashboard"
        title="Dashboard"
        seo={{description: 'Your account and its two-step sign-in.'}}
        noIndex
      />
      <DashboardPage />
    </AuthProvider>
  )
}
