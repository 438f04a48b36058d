import {places, type Target} from './visitor.ts'

type Wanted = {root: string; selector: string; name: string; text: string}

/** What `shownElements` looks for in the document of a target. */
export function wantedBy({role, name = '', text = '', in: place}: Target): Wanted {
  const root = place && place !== 'booking form' ? places[place] : 'body'
  return {root, selector: selectors[role], name, text}
}

const selectors: Record<Target['role'], string> = {
  alert: '[role=alert]',
  button: 'button',
  'date field': 'input[type=date], input[type=time]',
  dialog: 'dialog',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  status: '[role=status]',
  tab: '[role=tab]',
  textbox: 'input, textarea',
}

/** Runs in the page: elements that are shown and may have the name, whose label the engine then computes. */
export function shownElements(wanted: Wanted): HTMLElement[] {
  const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()
  return [...document.querySelectorAll(wanted.root)]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(wanted.selector)])
    .filter((element) => {
      const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : []
      const names = [
        element.getAttribute('aria-label'),
        element.textContent,
        ...[...labels].map(({textContent}) => textContent),
      ]
      return (
        element.checkVisibility({visibilityProperty: true}) &&
        !element.closest('[aria-hidden=true], [inert]') &&
        names.some((name) => plain(name ?? '').includes(plain(wanted.name))) &&
        plain(element.textContent).includes(plain(wanted.text))
      )
    })
}
