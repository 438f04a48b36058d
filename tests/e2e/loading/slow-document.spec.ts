import type {ServerResponse} from 'node:http'
import {setTimeout as wait} from 'node:timers/promises'

import {recordShiftsOfDocuments, shiftsOf} from '../../support/page/record/record-shifts.ts'
import {contentRoutes} from '../../support/page/routes.ts'
import {startServer} from '../../support/services/start-server.ts'
import {expect, test} from '../../support/site.ts'

for (const width of [390, 1440]) {
  test(`nothing moves while a page arrives in small pieces, ${width} pixels wide [LOAD-2]`, async ({
    context,
    site,
  }) => {
    const slow = await startServer(async ({url = '/'}, response) => {
      const answer = await fetch(new URL(url, site.url))
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, {'content-type': type})
      const body = Buffer.from(await answer.arrayBuffer())
      if (type.startsWith('text/html')) await writeInPieces(response, body)
      else response.end(body)
    })
    // A page waits for its document most of the time, so several can wait together.
    const remaining = contentRoutes.values()
    const openRemaining = async () => {
      const page = await context.newPage()
      await page.setViewportSize({width, height: 900})
      await recordShiftsOfDocuments(page)
      for (const route of remaining) {
        await page.goto(slow.url.replace(/\/$/, route), {waitUntil: 'domcontentloaded'})
        expect(await shiftsOf(page), route).toEqual([])
      }
    }
    await Promise.all(Array.from({length: pagesAtOnce}, openRemaining))
    slow.stop()
  })
}

/** The first pieces are styles; a page is painted from where its body starts. */
async function writeInPieces(response: ServerResponse, body: Buffer): Promise<void> {
  const start = body.indexOf('<body')
  response.write(body.subarray(0, start))
  for (let at = start; at < start + visibleBytes; at += pieceBytes) {
    response.write(body.subarray(at, at + pieceBytes))
    await wait(pieceEvery)
  }
  response.end(body.subarray(start + visibleBytes))
}

const pagesAtOnce = 4

/** More than the header and the first screen of any page. */
const visibleBytes = 14_000
const pieceBytes = 350
const pieceEvery = 20
