import {AuthPage} from '#src/auth/page/auth-page.tsx'
import {AuthProvider} from '#src/auth/session/auth-provider.tsx'
import {useSite} from '#src/content/facts/use-site.ts'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'

import {HeadTags} from '../seo/head-tags.tsx'

export function AuthRoute() {
  const customerSignInUrl = useSite(({settings}) => settings?.customerSignInUrl)
  const {title, description} = useWords('account').signInPage
  const pathTo = usePathTo()
  return (
    <AuthProvider>
      <HeadTags path={pathTo('auth')} title={title} seo={{description}} noIndex />
      <AuthPage customerSignInUrl={customerSignInUrl ?? null} />
    </AuthProvider>
  )
}
