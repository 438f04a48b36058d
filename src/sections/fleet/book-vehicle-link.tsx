import type {MouseEvent, ReactNode} from 'react'

import {SiteLink} from '#src/content/components/site-link.tsx'
import {usePathTo} from '#src/language/language.tsx'
import {buttonClass} from '#src/ui/button.tsx'
import {scrollToSection} from '#src/ui/scroll/scroll-to.ts'

type BookVehicleLinkProps = {
  /** Id of the vehicle's heading, which tells these links of the same text apart. */
  describedBy: string
  children: ReactNode
}

/**
 * Scrolls to the booking board and moves the focus there. The board's frame stays as it is, so that a half-filled
 * booking survives. On a page without a board this is a plain link.
 */
export function BookVehicleLink({describedBy, children}: BookVehicleLinkProps) {
  const pathTo = usePathTo()
  return (
    <SiteLink
      href={`${pathTo('home')}#booking`}
      aria-describedby={describedBy}
      onClick={goToBoard}
      className={`${buttonClass({variant: 'secondary', size: 'small'})} grow md:grow-0`}
    >
      {children}
    </SiteLink>
  )
}

function goToBoard(event: MouseEvent) {
  const board = document.getElementById('booking')
  if (!board || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  scrollToSection(board)
}
