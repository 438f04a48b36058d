import {AuthPage} from '#src/auth/auth-page.tsx'
import {AuthProvider} from '#src/auth/auth-provider.tsx'
import {useSite} from '#src/content/use-site.ts'

import {HeadTags} from './head-tags.tsx'

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
