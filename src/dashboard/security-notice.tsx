import {useEffect, useRef, useState} from 'react'

import {useAuth} from '#src/auth/session/auth-provider.tsx'
import {useWords} from '#src/language/words.ts'
import {Button} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {LiveRegion} from '#src/ui/live-region.tsx'

import {EnrollTotpPanel} from './enroll-totp-panel.tsx'
import {RemoveMfaPanel} from './remove-mfa-panel.tsx'
import {useTotpEnrollment} from './use-totp-enrollment.ts'

/** Shows whether two-step sign-in is on, with the panels that set it up and remove it. */
export function SecurityNotice() {
  const {user} = useAuth()
  const {security: words} = useWords('account')
  const [task, setTask] = useState<'enroll' | 'remove' | null>(null)
  const isOpen = task !== null
  const isOn = user?.hasMfa ?? false
  const {enrollment, failure, start} = useTotpEnrollment()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  // The button that had the focus disappears: the focus moves into the panel, and back when it closes.
  useEffect(() => {
    if (isOpen) panel.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const close = () => setTask(null)
  const open = () => {
    setTask(isOn ? 'remove' : 'enroll')
    if (!isOn) void start()
  }
  return (
    <section
      aria-label={words.label}
      className="rounded-panel border border-l-4 border-tide-600 bg-pearl-100"
    >
      <div className="grid grid-cols-[22px_1fr] gap-x-3 px-4.5 py-4 text-small leading-normal text-tide-600">
        <Icon name="shield-check" size={22} />
        <div className="grid gap-3">
          <p className="font-medium">{words.notice}</p>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <LiveRegion className="font-semibold">{isOn ? words.isOn : words.isOff}</LiveRegion>
            {!isOpen && (
              <Button ref={opener} size="small" variant="secondary" onClick={open}>
                {isOn ? words.remove : words.setUp}
              </Button>
            )}
          </div>
        </div>
      </div>
      {isOpen && (
        <div
          ref={panel}
          tabIndex={-1}
          className="rounded-b-panel border-t outline-none border-tide-600/30 bg-(--surface-raised) p-[clamp(1.25rem,2.6vw,2rem)]"
        >
          {task === 'remove' ? (
            <RemoveMfaPanel onDone={close} />
          ) : (
            <EnrollTotpPanel enrollment={enrollment} failure={failure} onDone={close} />
          )}
        </div>
      )}
    </section>
  )
}
