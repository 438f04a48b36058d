type Field = HTMLInputElement | HTMLTextAreaElement

/** How long the fields of a page may take; one that appears later belongs to something else. */
const patienceMs = 20_000

type Kept = {pathname: string; fields: Field[]; focused: Element | null}

/** The fields of a page until the page at `pathname` is there. One that is gone from the page still has its value. */
let kept: Kept = {pathname: '', fields: [], focused: null}

/**
 * Notes where the visitor types and chooses, for the same page at another path, or where it is rendered again (an empty
 * pathname). Never a password.
 */
export function keepFields(pathname: string): void {
  kept = {pathname, fields: fieldsOfPage(), focused: document.activeElement}
}

/** What was typed on pages that the visitor left by a link, by their entry in the history. */
const fieldsOfEntries = new Map<string, Field[]>()

/** Notes what was typed on the page at an entry of the history, for Back: in memory, never in storage. */
export function keepFieldsOfEntry(entry: string): void {
  const typed = fieldsOfPage().filter((field) => isChosen(field) && field.closest('main'))
  // A field itself would keep the whole page that it was on in memory.
  const copies = typed.map((field) => field.cloneNode())
  const fields = copies.filter(
    (copy) => copy instanceof HTMLInputElement || copy instanceof HTMLTextAreaElement,
  )
  fieldsOfEntries.set(entry, fields)
}

/**
 * Puts what stood in the fields that are gone into those of this page, as if it had been typed: also into those that come
 * later with their section, within 20 s. Returns a function that gives up what is left.
 */
export function restoreFields(pathname: string, entry = ''): (() => void) | undefined {
  const ofEntry = {pathname, fields: fieldsOfEntries.get(entry) ?? [], focused: null}
  fieldsOfEntries.delete(entry)
  const noted = kept.pathname === pathname ? kept : ofEntry
  let {fields} = noted
  const {focused} = noted
  if (noted === ofEntry && fields.length === 0) return undefined
  kept = {pathname: '', fields: [], focused: null}
  const page = location.pathname
  const restore = () => {
    // The visitor has left this page.
    if (location.pathname !== page) return
    // A field that stays on the page keeps what was typed by itself, and what has been typed since.
    const gone = fields.filter((field) => !field.isConnected)
    const values = new Map(gone.filter(isChosen).map((field) => [keyOf(field), field.value]))
    const lost = gone.find((field) => field === focused)
    const found = fieldsOfPage().filter((field) => !fields.includes(field))
    // From now on this field is left alone.
    const done = new Set(found.map(keyOf))
    fields = fields.filter((field) => field.isConnected || !done.has(keyOf(field)))
    for (const field of found) {
      const value = values.get(keyOf(field))
      if (value !== undefined && (!isChosen(field) || field.value !== value)) {
        if (isChoice(field)) field.click()
        else type(field, value)
      }
      const isFocusLost = lost && document.activeElement?.matches('body, main')
      if (isFocusLost && keyOf(field) === keyOf(lost)) field.focus({preventScroll: true})
    }
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.body, {childList: true, subtree: true})
  restore()
  const giveUp = () => observer.disconnect()
  setTimeout(giveUp, patienceMs)
  return giveUp
}

function fieldsOfPage(): Field[] {
  const fields = document.querySelectorAll<Field>(
    // The type of a password that is shown is text.
    'input:not([type=password], [autocomplete$=password], [type=hidden]), textarea',
  )
  return [...fields]
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio'
}

/** Whether it holds something of the visitor's. A radio button that is checked from the start is nobody's choice. */
function isChosen(field: Field): boolean {
  return isChoice(field) ? field.checked && !field.defaultChecked : field.value !== ''
}

/** The name of a group of radio buttons differs with each rendering. The search field has no name, but a page has only one. */
function keyOf(field: Field): string {
  const area = field.closest('footer') ? 'footer' : ''
  return isChoice(field) ? field.value : area + (field.name || field.type)
}

function type(field: Field, value: string) {
  // React replaces the property of each field by one of its own, and takes a value that is set there for known.
  const prototype: unknown = Object.getPrototypeOf(field)
  Reflect.set(Object(prototype), 'value', value, field)
  field.dispatchEvent(new Event('input', {bubbles: true}))
}
