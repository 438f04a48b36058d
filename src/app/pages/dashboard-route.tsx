import {AuthProvider} from '#src/auth/session/auth-provider.tsx'
import {DashboardPage} from '#src/dashboard/dashboard-page.tsx'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'

import {HeadTags} from '../seo/head-tags.tsx'

export function DashboardRoute() {
  const {title, description} = useWords('account').dashboard
  const pathTo = usePathTo()
  return (
    <AuthProvider>
      <HeadTags path={pathTo('dashboard')} title={title} seo={{description}} noIndex />
      <DashboardPage />
    </AuthProvider>
  )
}
