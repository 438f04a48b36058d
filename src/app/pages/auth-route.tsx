import {AuthPage} from '#src/auth/page/auth-page.tsx'
import {AuthProvider} from '#src/auth/session/auth-provider.tsx'
import {useSite} from '#src/content/facts/use-site.ts'

import {HeadTags} from '../seo/head-tags.tsx'

export function AuthRoute() {
  const customerSignInUrl = useSite(({settings}) => settings?.customerSignInUrl)
  return (
    <AuthProvider>
      <HeadTags
        path="/auth"
        title="Sign in or sign up"
        seo={{description: 'Sign in to your account, or open one.'}}
        noIndex
      />
      <AuthPage customerSignInUrl={customerSignInUrl ?? null} />
    </AuthProvider>
  )
}
