import {RequireSession} from '#src/auth/session/require-session.tsx'
import {Container} from '#src/ui/container.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {PageHead} from '#src/ui/page-head.tsx'

import {Card} from './card.tsx'
import {SecurityNotice} from './security-notice.tsx'
import {WelcomeCard} from './welcome-card.tsx'

/** What a signed-in business user sees. */
export function DashboardPage() {
  return (
    <RequireSession>
      <PageHead heading="Dashboard" />
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
  return (
    <Card heading="Quick actions">
      <ul className="mt-4">
        {actions.map(({icon, label}) => (
          <li
            key={label}
            className="flex items-center gap-4 border-t border-(--line) py-[1.1rem] font-medium"
          >
            <Icon name={icon} size={22} className="text-(--fg-accent)" />
            {label}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const actions = [
  {icon: 'clipboard-list', label: 'View bookings'},
  {icon: 'car-front', label: 'Manage fleet'},
  {icon: 'circle-dollar-sign', label: 'Update pricing'},
  {icon: 'settings', label: 'Company settings'},
] as const
