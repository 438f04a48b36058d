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
  await expect.poll(src).toContain('here-2400x1350.webp')
  await expect.element(page.getByRole('img', {name: 'A black sedan'})).toBeVisible()
})

test('a picture that failed without a connection shows once there is one', async () => {
  let answer = HttpResponse.error()
  network.use(http.get(`${imagesUrl}/:file`, () => answer))
  const {container} = await render(<Car id="image-late-2400x1350-webp" />)
  const src = () => container.querySelector('img')?.getAttribute('src')
  await expect.poll(src).toBe('/placeholder.webp')
  answer = new HttpResponse(drawing, {headers: {'content-type': 'image/svg+xml'}})
  dispatchEvent(new Event('online'))
  await expect.poll(src).toContain('late-2400x1350.webp')
  await expect.element(page.getByRole('img', {name: 'A black sedan'})).toBeVisible()
})

test('a picture that failed keeps its space and its description [FAIL-4]', async () => {
  network.use(
    http.get(`${imagesUrl}/:file`, () => new HttpResponse(null, {status: 404})),
    http.get(
      '/placeholder.webp',
      () => new HttpResponse(drawing, {headers: {'content-type': 'image/svg+xml'}}),
    ),
  )
  await render(
    <div style={{width: 1280}}>
      <Picture
        picture={{asset: {_ref: 'image-strip-3200x400-webp'}, alt: 'Six cars side by side'}}
        slot={pictureSlots.fleetStrip}
        sizes="100vw"
        className="w-full"
      />
    </div>,
  )
  const picture = page.getByRole('img', {name: 'Six cars side by side'})
  await expect.element(picture).toHaveAttribute('src', '/placeholder.webp')
  await expect.poll(() => Reflect.get(picture.element(), 'naturalWidth')).toBeGreaterThan(0)
  expect(picture.element().getBoundingClientRect().height).toBeCloseTo(160, 0)
})

test('of a cropped picture only the pixels that it has are promised, in the space that it takes [LOAD-2]', async () => {
  const crop = {top: 0.3, bottom: 0, left: 0.25, right: 0.25}
  const {container} = await render(
    <Picture
      picture={{asset: {_ref: 'image-cutout-2400x1000-webp'}, alt: 'A black sedan', crop}}
      slot={pictureSlots.fleetCutout}
      sizes="395px"
    />,
  )
  const picture = container.querySelector('img')
  expect(picture?.width).toBe(1200)
  expect(picture?.height).toBe(700)
  expect(picture?.srcset.split(' ').at(-1)).toBe('1200w')
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
