import {AuthPage} from '#src/auth/page/auth-page.tsx'
import {AuthProvider} from '#src/auth/session/auth-provider.tsx'
import {useSite} from '#src/content/facts/use-site.ts'

import {HeadTags} from '../seo/head-tags.tsx'

export function AuthRoute() {
  const {settings} = useSite()
  return (
    <AuthProvider>
      <HeadTags
        path="/auth"
        title="Sign in or sign up"
        seo={{description: 'Sign in to your account, or open one.'}}
        noIndex
      />
      <AuthPage customerSignInUrl={settings?.customerSignInUrl ?? null} />
    </AuthProvider>
  )
}
