import {expect} from '@playwright/test'

import {localLakeClient} from '../support/lake/local-lake-client.ts'
import {expectNotToSee, expectPath, expectToSee, openHydrated, short, test} from './journey.ts'
import type {startSiteCopy} from './start-site-copy.ts'

export function liveJourneys() {
  test('a published price shows within half a second', async ({visitor, site}) => {
    await openHydrated(visitor, '/')
    await visitor.read(() => {
      const seen: Record<string, number> = {}
      Object.assign(window, {seen})
      new MutationObserver(() => {
        const [price] = /\$120-\d+/.exec(document.querySelector('#fleet')?.textContent ?? '') ?? []
        if (price) seen[price] ??= Date.now()
      }).observe(document.body, {subtree: true, childList: true, characterData: true})
    })
    const waits: number[] = []
    // The best of three: the machine may be busy.
    for (const max of [181, 182, 183]) {
      await clientOf(site)
        .patch('rates')
        .set({'rateCards[0].prices[vehicle._ref == "vehicle-escalade"].price.max': max})
        .commit()
      const published = Date.now()
      const seenAt = async () => {
        const seen: Record<string, number> = await visitor.read(() => Reflect.get(window, 'seen'))
        return seen[`$120-${max}`] ?? 0
      }
      await expect.poll(seenAt).toBeGreaterThan(0)
      waits.push((await seenAt()) - published)
    }
    expect(Math.min(...waits)).toBeLessThan(500)
    expect(await visitor.complaints()).toEqual([])
  })

  test(
    'a paragraph that is added in view waits until the visitor accepts it',
    short,
    async ({visitor, site}) => {
      await openHydrated(visitor, '/contact')
      const heading = 'Published while somebody reads.'
      await clientOf(site)
        .patch('page-contact')
        .insert('before', 'sections[0]', [{_type: 'textSection', _key: 'new', heading}])
        .commit()
      await expectToSee(visitor, {role: 'status', text: 'This page was updated.'})
      await expectNotToSee(visitor, {role: 'heading', name: heading})
      await visitor.click({role: 'button', name: 'Show the update'})
      await expectToSee(visitor, {role: 'heading', name: heading})
      await clientOf(site).patch('page-contact').unset(['sections[_key == "new"]']).commit()
    },
  )

  test('without a connection a page says so, and comes by itself with it', async ({
    visitor,
    site,
  }) => {
    await openHydrated(visitor, '/')
    for (const connection of site.connections) connection.cut()
    await visitor.click({role: 'link', name: 'Contact', in: 'header'})
    await expectPath(visitor, '/contact')
    await expectToSee(visitor, {role: 'heading', name: 'This page did not load'})
    for (const connection of site.connections) connection.restore()
    await expectToSee(visitor, {role: 'heading', name: 'Tell us where you are headed'})
  })
}

function clientOf({services}: Awaited<ReturnType<typeof startSiteCopy>>) {
  return localLakeClient({...services.project, apiHost: services.contentLake.url})
}
