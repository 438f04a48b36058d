type Control = HTMLInputElement | HTMLTextAreaElement

/** Shows the error of each field of a step below it, and returns the first invalid field. */
export function showFieldErrors(step: HTMLElement, form: HTMLFormElement): Control | null {
  let first: Control | null = null
  const checked = new Set<string>()
  for (const control of step.querySelectorAll<Control>('input, textarea')) {
    if (checked.has(control.name)) continue
    checked.add(control.name)
    const error = errorOf(control, form)
    const errorLine = document.getElementById(`${control.name}-problem`)
    if (errorLine) errorLine.textContent = error
    control.toggleAttribute('aria-invalid', error !== '')
    if (error) {
      control.setAttribute('aria-invalid', 'true')
      first ??= control
    }
  }
  return first
}

function errorOf(control: Control, form: HTMLFormElement): string {
  const value = valueOf(form, control.name)
  if (control.required && !value) return requiredErrors[control.name] ?? 'Please fill this in.'
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

/** The trimmed value of a field; '' without one. */
export function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Today in the visitor's time zone, as YYYY-MM-DD. */
export function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

const requiredErrors: Record<string, string> = {
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
