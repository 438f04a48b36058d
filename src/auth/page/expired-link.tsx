import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {Alert} from '#src/ui/alert.tsx'
import {buttonClass} from '#src/ui/button.tsx'

/** For a visitor who is signed in and opened a link that has expired. */
export function ExpiredLink() {
  const {links, signInPage} = useWords('account')
  const pathTo = usePathTo()
  return (
    <div className="grid gap-5">
      <Alert tone="error">{links.expiredWhileSignedIn}</Alert>
      <a href={pathTo('dashboard')} data-replace="" className={buttonClass({wide: true})}>
        {signInPage.toDashboard}
      </a>
    </div>
  )
}
