import {HttpResponse, http} from 'msw'
import {expect, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {pictureSlots} from '#domain/picture/slots.ts'

import {network} from '../../../tests/support/components/mock-network.ts'
import {imagesUrl} from '../query/content-lake-url.ts'
import {Picture} from './picture.tsx'

test('a picture that replaces one that failed shows on an open page', async () => {
  network.use(
    http.get(`${imagesUrl}/:file`, ({params}) =>
      String(params['file']).startsWith('gone')
        ? new HttpResponse(null, {status: 404})
        : new HttpResponse(drawing, {headers: {'content-type': 'image/svg+xml'}}),
    ),
  )
  const {rerender, container} = await render(<Car id="image-gone-2400x1350-webp" />)
  const src = () => container.querySelector('img')?.getAttribute('src')
  await expect.poll(src).toBe('/placeholder.webp')
  await rerender(<Car id="image-here-2400x1350-webp" />)
  await expect.element(page.getByRole('img', {name: 'A black sedan'})).toBeVisible()
  expect(src()).toContain('here-2400x1350.webp')
})

test('a picture that failed without a connection shows once there is one', async () => {
  let answer = HttpResponse.error()
  network.use(http.get(`${imagesUrl}/:file`, () => answer))
  const {container} = await render(<Car id="image-late-2400x1350-webp" />)
  const src = () => container.querySelector('img')?.getAttribute('src')
  await expect.poll(src).toBe('/placeholder.webp')
  answer = new HttpResponse(drawing, {headers: {'content-type': 'image/svg+xml'}})
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('img', {name: 'A black sedan'})).toBeVisible()
  expect(src()).toContain('late-2400x1350.webp')
})

function Car({id}: {id: string}) {
  return (
    <Picture
      picture={{asset: {_ref: id}, alt: 'A black sedan'}}
      slot={pictureSlots.heroWide}
      sizes="100vw"
      priority
    />
  )
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9" />'
