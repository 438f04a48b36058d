import {BrowserRouter} from 'react-router-dom'
import {render} from 'vitest-browser-react'

import {BookingFrame} from '#src/booking/booking-frame.tsx'

const origin = 'http://127.0.0.1:9'
const phone = '+13055550100'
let base = ''

/** A URL of its own for every test, so that no test finds the parked frame of another one. */
export function newWidget(): void {
  base = `${origin}/${crypto.randomUUID()}`
  history.replaceState(null, '', '?')
  sessionStorage.clear()
}

/** Where the widget of this test stands. */
export function widgetUrl(): string {
  return base
}

type Changes = Partial<Parameters<typeof BookingFrame>[0]>

export function ShownFrame(changes: Changes) {
  return (
    <BrowserRouter>
      <BookingFrame {...properties()} {...changes} />
    </BrowserRouter>
  )
}

export function properties() {
  return {
    widgetUrl: base,
    phone,
    initialHeight: 120,
    title: 'Book a ride',
    widgetOrigins: [origin],
  } as const
}

export async function showFrame(changes: Changes = {}) {
  return render(<ShownFrame {...changes} />)
}

export function frame(): HTMLIFrameElement {
  const element = document.querySelector<HTMLIFrameElement>(
    '[data-booking-frame]:not([data-parked-frame] *)',
  )
  if (!element) throw new Error('There is no booking frame.')
  return element
}

/** A message as the browser delivers it, from the frame unless said otherwise. */
export function post(data: unknown, from: {origin?: string; source?: Window | null} = {}) {
  dispatchEvent(new MessageEvent('message', {source: frame().contentWindow, origin, ...from, data}))
}
