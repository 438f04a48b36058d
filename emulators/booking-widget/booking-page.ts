import type {FaultMode} from './faults.ts'
import {htmlPage} from './html-page.ts'

/** The booking form: four steps and a confirmation, shown one at a time. */
export function bookingPage({mode, impostorUrl}: {mode: FaultMode; impostorUrl: string}): string {
  return htmlPage({
    title: 'Book a ride',
    script: '/client/booking.ts',
    body: `<main data-mode="${mode}">
<h1 class="hidden-text">Book a ride</h1>
<ol class="progress" aria-label="Progress">${['Ride', 'Vehicle', 'Your details', 'Review']
      .map((name, index) => `<li${index === 0 ? ' aria-current="step"' : ''}>${name}</li>`)
      .join('')}</ol>
<form novalidate>${rideStep}${vehicleStep}${detailsStep}${reviewStep}</form>
${confirmation}
${mode === 'impostor' ? `<iframe hidden title="Impostor" src="${impostorUrl}"></iframe>` : ''}
</main>`,
  })
}

const rideStep = `<section data-step="ride"><h2 tabindex="-1">Your ride</h2><div class="fields ride">
${field('pickup', 'Pick-up address or airport', 'wide', 'autocomplete="off" required')}
${field('destination', 'Drop-off', 'wide', 'autocomplete="off" required')}
${field('date', 'Date', '', 'type="date" required')}
${field('time', 'Time', '', 'type="time" required')}
${field('passengers', 'Passengers', '', 'type="number" inputmode="numeric" min="1" max="14" value="1" required')}
<button class="primary" type="submit">See vehicles</button></div></section>`

const vehicles = [
  ['Cadillac Escalade', 6],
  ['Chevrolet Suburban', 7],
  ['Mercedes S550', 3],
  ['Mercedes Sprinter', 14],
  ['Rolls Royce', 4],
] as const

const vehicleStep = `<section data-step="vehicle" hidden><h2 tabindex="-1">Choose a vehicle</h2>
<fieldset aria-describedby="vehicle-problem"><legend class="hidden-text">Vehicle</legend><div class="vehicles">${vehicles
  .map(
    ([name, seats]) =>
      `<label class="vehicle"><input type="radio" name="vehicle" value="${name}" data-seats="${seats}" required><span><b>${name}</b><span class="soft">Up to ${seats} passengers</span></span></label>`,
  )
  .join(
    '',
  )}</div><p class="problem" id="vehicle-problem"></p></fieldset>${buttons('Continue')}</section>`

const detailsStep = `<section data-step="details" hidden><h2 tabindex="-1">Your details</h2><div class="fields">
${field('name', 'Full name', '', 'autocomplete="name" required')}
${field('email', 'Email', '', 'type="email" autocomplete="email" required')}
${field('phone', 'Phone', '', 'type="tel" autocomplete="tel" required')}
${field('flight', 'Flight number (optional)', '', 'autocomplete="off"')}
<div class="field wide"><label for="note">Note for the chauffeur (optional)</label><textarea id="note" name="note" rows="2"></textarea></div>
</div>${buttons('Review booking')}</section>`

const reviewStep = `<section data-step="review" hidden><h2 tabindex="-1">Review your booking</h2><dl class="review"></dl>${buttons('Request ride')}</section>`

const confirmation = `<section data-step="done" hidden><h2 tabindex="-1">Thank you</h2>
<p class="thanks"></p><p class="soft sample">Sample form for development. No ride was booked and nothing was sent.</p>
<button class="secondary" type="button" data-again>Book another ride</button></section>`

function field(name: string, label: string, className: string, attributes: string): string {
  return `<div class="field ${className}"><label for="${name}">${label}</label><input id="${name}" name="${name}" aria-describedby="${name}-problem" ${attributes}><p class="problem" id="${name}-problem"></p></div>`
}

function buttons(next: string): string {
  return `<div class="moves"><button class="secondary" type="button" data-back>Back</button><button class="primary" type="submit">${next}</button></div>`
}
