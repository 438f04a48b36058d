import {showFieldErrors, today, valueOf} from './field-errors.ts'
import {postImpossibleSizes, postSize, postValues} from './parent-messages.ts'
import {type Prefill, readPrefill} from './prefill.ts'

const steps = ['ride', 'vehicle', 'details', 'review', 'done'] as const
type Step = (typeof steps)[number]

const main = find('main', HTMLElement)
const form = find('form', HTMLFormElement)
const prefill = readPrefill(location.search)
let current: Step = 'ride'

// Decided once, by the height that the frame has at first: later heights follow what the form reports.
main.toggleAttribute('data-compact', innerHeight < 300)
fill(prefill)
find('#date', HTMLInputElement).min = today()
if (main.dataset['mode'] === 'nonsense') postImpossibleSizes()
else if (!['silent', 'impostor'].includes(main.dataset['mode'] ?? '')) postSize(main)
if (main.dataset['mode'] !== 'silent') postValues(prefill)

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const firstInvalid = showFieldErrors(section(current), form)
  if (firstInvalid) firstInvalid.focus()
  else show(steps[steps.indexOf(current) + 1] ?? 'done')
})
form.addEventListener('input', (event) => {
  // An error disappears as soon as its field changes, and returns at the next submit at the earliest.
  if (event.target instanceof HTMLInputElement) {
    event.target.removeAttribute('aria-invalid')
    const errorLine = document.getElementById(`${event.target.name}-problem`)
    if (errorLine) errorLine.textContent = ''
  }
})
main.addEventListener('click', (event) => {
  if (!(event.target instanceof HTMLElement)) return
  if ('back' in event.target.dataset) show(steps[steps.indexOf(current) - 1] ?? 'ride')
  if ('again' in event.target.dataset) {
    form.reset()
    fill(prefill)
    show('ride')
  }
})

function show(step: Step): void {
  section(current).hidden = true
  current = step
  if (step === 'vehicle') disableSmallVehicles()
  if (step === 'review') showReview()
  if (step === 'done') showThanks()
  section(step).hidden = false
  main.dataset['step'] = step
  document.querySelectorAll('.progress li').forEach((item, index) => {
    if (steps[index] === step) item.setAttribute('aria-current', 'step')
    else item.removeAttribute('aria-current')
  })
  find(`[data-step="${step}"] h2`, HTMLElement).focus({preventScroll: true})
}

/** Disables vehicles with too few seats. They stay in the list, so that nobody wonders where they are. */
function disableSmallVehicles(): void {
  const passengers = Number(value('passengers'))
  for (const input of form.querySelectorAll<HTMLInputElement>('[name="vehicle"]')) {
    input.disabled = Number(input.dataset['seats']) < passengers
    if (input.disabled) input.checked = false
  }
}

function showReview(): void {
  const rows = [
    ['Pick-up', value('pickup')],
    ['Drop-off', value('destination')],
    ['When', `${value('date')}, ${value('time')}`],
    ['Passengers', value('passengers')],
    ['Vehicle', value('vehicle')],
    ['Name', value('name')],
    ['Contact', `${value('email')}, ${value('phone')}`],
    ['Flight', value('flight')],
    ['Note', value('note')],
  ]
  find('.review', HTMLElement).replaceChildren(
    ...rows
      .filter(([, text]) => text)
      .map(([label = '', text = '']) => {
        const row = document.createElement('div')
        const term = document.createElement('dt')
        const detail = document.createElement('dd')
        term.textContent = label
        detail.textContent = text
        row.append(term, detail)
        return row
      }),
  )
}

function showThanks(): void {
  const reference = `SAMPLE-${Math.floor(1000 + Math.random() * 9000)}`
  find('.thanks', HTMLElement).textContent =
    `${value('name')}, your request ${reference} is in. The confirmation goes to ${value('email')}.`
}

/** The form has no field for hours, so they stand in the note. */
function fill({hours, ...values}: Partial<Prefill>): void {
  const note = [hours && `Hours: ${hours}`, values.note].filter(Boolean).join('\n')
  for (const [name, text] of Object.entries({...values, note})) {
    const control = form.elements.namedItem(name)
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof RadioNodeList
    )
      control.value = text
  }
}

function value(name: string): string {
  return valueOf(form, name)
}

function section(step: Step): HTMLElement {
  return find(`section[data-step="${step}"]`, HTMLElement)
}

function find<T extends Element>(selector: string, type: new () => T): T {
  const element = document.querySelector(selector)
  if (!(element instanceof type)) throw new Error(`The page has no ${selector}.`)
  return element
}
