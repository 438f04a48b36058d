/** What a visitor looks for: by its role and its whole accessible name, or by the text in it. */
export type Target = {
  role:
    | 'alert'
    | 'button'
    | 'date field'
    | 'dialog'
    | 'heading'
    | 'link'
    | 'status'
    | 'tab'
    | 'textbox'
  /** The whole name, as the engine itself computes it. */
  name?: string
  /** Text that stands in it. */
  text?: string
  in?: keyof typeof places
}

/** Parts of a page, and where the document holds them. */
export const places = {
  header: 'header',
  menu: 'dialog',
  page: 'main',
  footer: 'footer',
  fleet: '#fleet',
  'booking board': '#booking',
  'tab panel': '[role=tabpanel]:not([hidden])',
  'booking form': '[data-booking-frame]',
}

/** How long a visitor waits for an element. Against hanging only: the machine may be busy. */
export const waitMs = 60_000

/** An element as it stands on the page. */
export type ShownElement = {
  text: string
  value: string
  focused: boolean
  /** Whether it stands in the window as a whole, below the header. */
  inView: boolean
}

/** A browser window and what a visitor does in it; each engine has its own. */
export type Visitor = {
  open: (url: string) => Promise<void>
  /** The first such element that is shown, or null. */
  find: (target: Target) => Promise<ShownElement | null>
  click: (target: Target) => Promise<void>
  /** Clicks on a place of the window, whatever stands there. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Types a text in place of what a field holds. */
  fill: (target: Target, text: string) => Promise<void>
  /** Types the parts of a date or a time, in the order of American English. */
  typeParts: (target: Target, parts: string[]) => Promise<void>
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  back: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** What a function without a closure returns in the page. */
  read: <Result>(inPage: () => Result) => Promise<Result>
  /** What the page has complained about since it was opened. */
  complaints: () => Promise<string[]>
  close: () => Promise<void>
}

export type Engine = {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  version: string
  visit: () => Promise<Visitor>
  stop: () => Promise<void>
}

/** Runs in the page. */
export function describe(element: Element): ShownElement {
  const {top, bottom} = element.getBoundingClientRect()
  const header = document.querySelector('header')
  const start = header?.contains(element) ? 0 : (header?.getBoundingClientRect().bottom ?? 0)
  return {
    text: element.textContent.replaceAll(/\s+/g, ' ').trim(),
    value: 'value' in element ? String(element.value) : '',
    focused: element.matches(':focus'),
    inView: top >= start - 1 && bottom <= innerHeight + 1,
  }
}

/** Runs in the page: whether neither an element nor what holds it is on its way, as the menu is that slides in. */
export function standsStill(element: Element): boolean {
  return document
    .getAnimations()
    .every(
      (animation) =>
        !(animation instanceof CSSTransition && animation.effect instanceof KeyframeEffect) ||
        !animation.effect.target?.contains(element),
    )
}

/** Does it again while it fails with such a message, as when React has replaced an element since it was found. */
export async function retryOn<Result>(
  passing: RegExp,
  act: () => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + waitMs
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!passing.test(String(error)) || Date.now() > deadline) throw error
    }
  }
}
