import {codeOf} from '../../../../support/auth/auth-journey.ts'
import {expect} from '../../../../support/site.ts'
import {command, isSignedIn, nameOf, type Place} from './command.ts'

export function turnMfaOn(place: Place) {
  return command({
    name: `turn MFA on (${nameOf(place)})`,
    check: (model) => {
      const person = model.shown(place.index)
      return isSignedIn(model, place) && person !== null && model.account(person).secret === null
    },
    run: async (model, browsers) => {
      const page = browsers.tab(place.index, place.tab)
      await page.goto('/dashboard')
      await page.getByRole('button', {name: 'Set up two-step sign-in'}).click()
      const secret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
      await page.getByLabel('Code from your app').fill(codeOf(secret))
      await page.getByRole('button', {name: 'Turn on two-step sign-in'}).click()
      await expect(page.getByText('Two-step sign-in is on.')).toBeVisible()
      const person = model.shown(place.index)
      if (!person) return
      model.account(person).secret = secret
      // Sessions that have not passed MFA end.
      model.endElsewhere(place.index, person)
    },
  })
}

export function turnMfaOff(place: Place) {
  return command({
    name: `turn MFA off (${nameOf(place)})`,
    check: (model) => {
      const person = model.shown(place.index)
      if (!isSignedIn(model, place) || person === null) return false
      const isElsewhere = model.browsers.some(
        (state, index) => index !== place.index && state.person === person,
      )
      return model.account(person).secret !== null && !isElsewhere
    },
    run: async (model, browsers) => {
      const page = browsers.tab(place.index, place.tab)
      await page.goto('/dashboard')
      await page.getByRole('button', {name: 'Remove two-step sign-in'}).click()
      await page.getByRole('button', {name: 'Remove', exact: true}).click()
      await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()
      const person = model.shown(place.index)
      if (person) model.account(person).secret = null
    },
  })
}
