import '../../../../../src/hydration/boot-state.ts'
import type {Path} from '../../../../support/page/published/paths.ts'
import {setVisibility} from '../../../../support/page/set-visibility.ts'
import {openAndStartHydration, startHydration} from '../../../../support/page/start-hydration.ts'
import type {PageModel} from '../page-model.ts'
import {command} from './command.ts'

const mostTabs = 3

export function openTab(path: Path) {
  return command({
    name: `open ${path} in a new tab`,
    check: ({tabs}) => tabs.length < mostTabs,
    run: async (model, visitors) => {
      await openAndStartHydration(await visitors.context.newPage(), path)
      model.tabs.push({isHidden: false})
    },
  })
}

/** Follows a link of the page where it has one, else goes there by the URL. */
export function goTo(tab: number, path: Path) {
  return command({
    name: `go to ${path} in tab ${tab}`,
    check: isShown(tab),
    run: async (_, visitors) => {
      const page = visitors.tab(tab)
      const link = page.locator(`a[href="${path}"]`).last()
      if ((await link.count()) > 0) {
        await link.evaluate((element: HTMLAnchorElement) => element.click())
      } else {
        await openAndStartHydration(page, path)
      }
      await page.waitForURL((url) => url.pathname === path)
    },
  })
}

export function goBack(tab: number) {
  return command({
    name: `go back in tab ${tab}`,
    check: isShown(tab),
    run: async (_, visitors) => {
      const page = visitors.tab(tab)
      // Never out of the site.
      const hasBefore = await page.evaluate(() => {
        const state: unknown = history.state
        return typeof state === 'object' && state !== null && 'idx' in state && state.idx !== 0
      })
      if (!hasBefore) return
      await page.goBack({waitUntil: 'commit'})
      // A page that has not hydrated yet reloads.
      await page.waitForFunction(
        () => (self.__boot?.loadedPath ?? location.pathname) === location.pathname,
      )
    },
  })
}

export function reload(tab: number) {
  return command({
    name: `reload tab ${tab}`,
    check: isShown(tab),
    run: async (_, visitors) => {
      const page = visitors.tab(tab)
      await page.reload()
      await startHydration(page)
    },
  })
}

export function hide(tab: number) {
  return command({
    name: `hide tab ${tab}`,
    check: isShown(tab),
    run: async (model, visitors) => {
      await setVisibility(visitors.tab(tab), 'hidden')
      model.tabs[tab] = {isHidden: true}
    },
  })
}

export function show(tab: number) {
  return command({
    name: `show tab ${tab}`,
    check: ({tabs}) => tabs[tab]?.isHidden === true,
    run: async (model, visitors) => {
      await setVisibility(visitors.tab(tab), 'visible')
      model.tabs[tab] = {isHidden: false}
    },
  })
}

function isShown(tab: number) {
  return ({tabs}: Readonly<PageModel>) => tabs[tab]?.isHidden === false
}
