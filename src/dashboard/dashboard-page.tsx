import {RequireSession} from '#src/auth/session/require-session.tsx'
import {useWords} from '#src/language/words.ts'
import {Container} from '#src/ui/container.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {PageHead} from '#src/ui/page-head.tsx'

import {Card} from './card.tsx'
import {SecurityNotice} from './security-notice.tsx'
import {WelcomeCard} from './welcome-card.tsx'

/** What a signed-in business user sees. */
export function DashboardPage() {
  const {dashboard: words} = useWords('account')
  return (
    <RequireSession>
      <PageHead heading={words.title} />
      <section data-surface="pearl" className="pt-block pb-section">
        <Container className="grid items-start gap-6 lg:grid-cols-[7fr_5fr]">
          <div className="grid gap-5">
            <WelcomeCard />
            <SecurityNotice />
          </div>
          <QuickActions />
        </Container>
      </section>
    </RequireSession>
  )
}

/** Text only: the tools themselves are on other sites. */
function QuickActions() {
  const {dashboard: words} = useWords('account')
  return (
    <Card heading={words.quickActions}>
      <ul className="mt-4">
        {actions.map(({icon, text}) => (
          <li
            key={text}
            className="flex items-center gap-4 border-t border-(--line) py-[1.1rem] font-medium"
          >
            <Icon name={icon} size={22} className="text-(--fg-accent)" />
            {words[text]}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const actions = [
  {icon: 'clipboard-list', text: 'viewBookings'},
  {icon: 'car-front', text: 'manageFleet'},
  {icon: 'circle-dollar-sign', text: 'updatePricing'},
  {icon: 'settings', text: 'companySettings'},
] as const
