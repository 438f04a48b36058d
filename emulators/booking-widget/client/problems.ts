type Control = HTMLInputElement | HTMLTextAreaElement

/** Says in each field's own line what is wrong with it; gives back the first field that needs work. */
export function showProblems(step: HTMLElement, form: HTMLFormElement): Control | null {
  let first: Control | null = null
  const checked = new Set<string>()
  for (const control of step.querySelectorAll<Control>('input, textarea')) {
    if (checked.has(control.name)) continue
    checked.add(control.name)
    const problem = findProblem(control, form)
    const line = document.getElementById(`${control.name}-problem`)
    if (line) line.textContent = problem
    control.toggleAttribute('aria-invalid', problem !== '')
    if (problem) {
      control.setAttribute('aria-invalid', 'true')
      first ??= control
    }
  }
  return first
}

function findProblem(control: Control, form: HTMLFormElement): string {
  const value = valueOf(form, control.name)
  if (control.required && !value) return missing[control.name] ?? 'Please fill this in.'
  if (!value) return ''
  switch (control.name) {
    case 'passengers':
      return Number(value) >= 1 && Number(value) <= 14 ? '' : 'Between 1 and 14.'
    case 'email':
      return /^\S+@\S+\.\S+$/.test(value) ? '' : 'This email address looks incomplete.'
    case 'phone':
      return value.replace(/\D/g, '').length >= 10 ? '' : 'At least 10 digits, please.'
    case 'date':
      return value >= today() ? '' : 'This day has passed.'
    default:
      return ''
  }
}

/** What the visitor entered or chose, without spaces around it; empty when there is nothing. */
export function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The day here and now as a date field writes it. */
export function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

const two = (number: number) => String(number).padStart(2, '0')

const missing: Record<string, string> = {
  pickup: 'Where do we meet you?',
  destination: 'Where are you going?',
  date: 'Which day?',
  time: 'What time?',
  passengers: 'How many?',
  vehicle: 'Choose a vehicle to continue.',
  name: 'Who is riding?',
  email: 'Please enter your email address.',
  password: 'Please enter your password.',
  phone: 'How does the chauffeur reach you?',
}
