import {RestoredInput} from '#src/hydration/restored-input.ts'

/** Fields and what had the focus. A field that is gone from the page still has its value. */
export type NotedFields = {fields: Field[]; focused?: Element | null}

type Field = HTMLInputElement | HTMLTextAreaElement

/** How long a page may take to bring its fields; one that appears later belongs to something else. */
const restoreTimeoutMs = 20_000

/** Notes where the visitor types and chooses. Never a password. */
export function noteFields(): NotedFields {
  return {fields: fieldsOfPage(), focused: document.activeElement}
}

/**
 * Puts what stood in the fields that are gone into those of this page, as if it had been typed: also into those that come
 * later with their section, within 20 s. Returns a function that gives up what is left.
 */
export function restoreFields({fields: noted, focused}: NotedFields): () => void {
  let fields = noted
  const page = location.pathname
  const restore = () => {
    // The visitor has left this page.
    if (location.pathname !== page) return
    // A field that stays on the page keeps what was typed by itself, and what has been typed since.
    const gone = fields.filter((field) => !field.isConnected)
    const values = new Map(gone.filter(holdsInput).map((field) => [keyOf(field), field.value]))
    const lost = gone.find((field) => field === focused)
    const found = fieldsOfPage().filter((field) => !fields.includes(field))
    // From now on this field is left alone.
    const done = new Set(found.map(keyOf))
    fields = fields.filter((field) => field.isConnected || !done.has(keyOf(field)))
    for (const field of found) {
      const value = values.get(keyOf(field))
      if (value !== undefined && (!holdsInput(field) || field.value !== value)) {
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
  setTimeout(giveUp, restoreTimeoutMs)
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

/** Whether there is something in it to put back: a text, or a choice that the page did not come with. */
export function holdsInput(field: Field): boolean {
  return isChoice(field) ? field.checked && !field.defaultChecked : field.value !== ''
}

/** The name of a group of radio buttons differs with each rendering. The search field has no name, but a page has only one. */
function keyOf(field: Field): string {
  const area = field.closest('footer') ? 'footer' : ''
  return isChoice(field) ? field.value : area + (field.name || field.type)
}

function type(field: Field, value: string) {
  // React overrides `value` on each field and ignores what is set through it; the setter of the prototype bypasses that.
  const prototype: unknown = Object.getPrototypeOf(field)
  Reflect.set(Object(prototype), 'value', value, field)
  field.dispatchEvent(new RestoredInput())
}
