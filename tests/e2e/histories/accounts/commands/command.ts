import type {AsyncCommand} from 'fast-check'

import {command as anyCommand} from '../../../../support/histories/command.ts'
import type {AccountBrowsers} from '../account-browsers.ts'
import type {AccountModel, Index} from '../account-model.ts'

export type AccountCommand = AsyncCommand<AccountModel, AccountBrowsers>

type Parts = Parameters<typeof anyCommand<AccountModel, AccountBrowsers>>[0]

/** A command after which no page may have shown anybody but who was signed in before it, or is now. */
export function command(parts: Parts): AccountCommand {
  return anyCommand<AccountModel, AccountBrowsers>({
    ...parts,
    run: async (model, browsers) => {
      const before = indexes.map((index) => model.shown(index))
      await parts.run(model, browsers)
      for (const index of indexes) {
        browsers.requireShown(index, [before[index] ?? null, model.shown(index)])
      }
    },
  })
}

const indexes = [0, 1] as const

/** A tab of one of the browsers. */
export type Place = {index: Index; tab: number}

export function isOpen(model: Readonly<AccountModel>, {index, tab}: Place): boolean {
  return tab < model.browsers[index].tabs
}

/** Whether a tab is open and somebody is signed in there for sure. */
export function isSignedIn(model: Readonly<AccountModel>, place: Place): boolean {
  return (
    isOpen(model, place) &&
    model.shown(place.index) !== null &&
    !model.browsers[place.index].mayBeOver
  )
}

export function nameOf({index, tab}: Place): string {
  return `browser ${index}, tab ${tab}`
}
