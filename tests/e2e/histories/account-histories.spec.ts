import fc from 'fast-check'

import {historyTimeoutMs} from '../../support/histories/history-options.ts'
import {runHistories} from '../../support/histories/run-histories.ts'
import {expect, test} from '../../support/site.ts'
import {AccountBrowsers} from './accounts/account-browsers.ts'
import {checkAccounts} from './accounts/account-checks.ts'
import {type Index, people} from './accounts/account-model.ts'
import type {AccountCommand} from './accounts/commands/command.ts'
import {
  logOutDuringNewPassword,
  logOutDuringRefresh,
  logOutDuringMfaSetup,
} from './accounts/commands/late-answers.ts'
import {forgetPassword, openMail, signUp} from './accounts/commands/mails.ts'
import {turnMfaOff, turnMfaOn} from './accounts/commands/mfa.ts'
import {
  enterCode,
  signIn,
  signInWithWrongPassword,
  signOut,
  startOver,
} from './accounts/commands/signing.ts'
import {openPage, openTab, reload, sleepAndWake} from './accounts/commands/tabs.ts'

const index = fc.constantFrom<Index>(0, 1)
const place = fc.record({index, tab: fc.nat({max: 1})})
const person = fc.constantFrom(...people)
const newPassword = fc.constantFrom(null, 'another long password', 'a third long password')

const signing: fc.Arbitrary<AccountCommand> = fc
  .tuple(place, person, fc.boolean())
  .map((each) => signIn(...each))
const opening: fc.Arbitrary<AccountCommand> = fc
  .tuple(place, fc.nat({max: 3}), fc.record({isSwitching: fc.boolean(), newPassword}))
  .map((each) => openMail(...each))

const commands: fc.Arbitrary<AccountCommand>[] = [
  signing,
  signing,
  signing,
  opening,
  opening,
  opening,
  fc.tuple(place, person).map((each) => signInWithWrongPassword(...each)),
  fc.tuple(place, person).map((each) => signUp(...each)),
  fc.tuple(place, person).map((each) => forgetPassword(...each)),
  fc.tuple(place, person).map((each) => forgetPassword(...each)),
  place.map(enterCode),
  place.map(startOver),
  place.map(signOut),
  place.map(turnMfaOn),
  place.map(turnMfaOff),
  index.map(openTab),
  place.map(reload),
  fc
    .tuple(place, fc.constantFrom('/', '/auth', '/dashboard', '/es/acceso'))
    .map((each) => openPage(...each)),
  index.map(sleepAndWake),
  index.map(logOutDuringRefresh),
  index.map(logOutDuringMfaSetup),
  fc
    .tuple(index, fc.constantFrom('another long password', 'a third long password'))
    .map((each) => logOutDuringNewPassword(...each)),
]

test('after any history of accounts every tab shows who is signed in, and nobody has another’s session', async ({
  browser,
  site,
  auth,
}) => {
  test.setTimeout(historyTimeoutMs())
  const done = await runHistories({
    name: 'accounts',
    commands,
    longest: 40,
    shortRuns: 2,
    run: async (history) => {
      const state = await AccountBrowsers.start(browser, site.url, auth)
      try {
        await fc.asyncModelRun(() => state, history)
        await checkAccounts(state.model, state.real)
      } finally {
        await state.real.stop()
      }
    },
  })
  expect(done).toBeGreaterThan(0)
})
