type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** How long the fields of a page may take; one that appears later belongs to something else. */
const patienceMs = 20_000

/** What stood in the fields of a page, by their names, until the page at `pathname` is there. */
let kept = {pathname: '', values: new Map<string, string>(), focused: ''}

/**
 * Notes what the visitor typed or chose, for the same page at another path, or where it is rendered anew (an empty
 * pathname). Never a password.
 */
export function keepFields(pathname: string): void {
  const chosen = fieldsOfPage().filter(isChosen)
  const focused = chosen.find((field) => field === document.activeElement)
  kept = {
    pathname,
    values: new Map(chosen.map((field) => [keyOf(field), field.value])),
    focused: focused ? keyOf(focused) : '',
  }
}

/**
 * Puts what was noted for this page into its fields, as if it had been typed: also into those that come later with
 * their section, within 20 s. Returns a function that gives up what is left.
 */
export function restoreFields(pathname: string): (() => void) | undefined {
  const {values, focused} = kept
  if (kept.pathname !== pathname) return undefined
  kept = {pathname: '', values: new Map(), focused: ''}
  const restore = () => {
    const fields = fieldsOfPage()
    const found = fields.map((field) => ({field, value: values.get(keyOf(field))}))
    // From here on a field is the visitor's.
    for (const field of fields) values.delete(keyOf(field))
    if (values.size === 0) observer.disconnect()
    for (const {field, value} of found) {
      if (value === undefined) continue
      if (!isChosen(field) || field.value !== value) {
        if (isChoice(field)) field.click()
        else type(field, value)
      }
      const isFocusLost = document.activeElement?.matches('body, main')
      if (isFocusLost && keyOf(field) === focused) field.focus({preventScroll: true})
    }
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.body, {childList: true, subtree: true})
  restore()
  const timer = setTimeout(() => observer.disconnect(), patienceMs)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

function fieldsOfPage(): Field[] {
  const fields = document.querySelectorAll<Field>(
    '#root :is(input:not([type=password], [type=hidden]), textarea, select)',
  )
  return [...fields]
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox'
}

function isChosen(field: Field): boolean {
  return isChoice(field) ? field.checked : field.value !== ''
}

/** All radio buttons of a group share a name. The search field has none, but a page has only one. */
function keyOf(field: Field): string {
  const area = field.closest('footer') ? 'footer' : ''
  const name = area + (field.name || field.type)
  return isChoice(field) ? `${name}=${field.value}` : name
}

function type(field: Field, value: string) {
  // React replaces the property of each field by one of its own, and takes a value that is set there for known.
  const prototype: unknown = Object.getPrototypeOf(field)
  Reflect.set(Object(prototype), 'value', value, field)
  const event = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(event, {bubbles: true}))
}
