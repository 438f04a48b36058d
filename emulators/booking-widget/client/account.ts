import {showProblems} from './problems.ts'

const form = document.querySelector('form')
const outcome = document.querySelector('.outcome')

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const problem = showProblems(form, form)
  if (problem) problem.focus()
  else if (outcome) outcome.textContent = 'You have no rides yet.'
})
