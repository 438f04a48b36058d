import {showFieldErrors} from './field-errors.ts'

const form = document.querySelector('form')
const outcome = document.querySelector('.outcome')

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const firstInvalid = showFieldErrors(form, form)
  if (firstInvalid) firstInvalid.focus()
  else if (outcome) outcome.textContent = 'You have no rides yet.'
})
