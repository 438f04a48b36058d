import {afterEach, expect, test} from 'vitest'
import {page} from 'vitest/browser'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {AboutSection} from './about-section.tsx'

const section: Section<'aboutSection'> = {
  _key: 'about',
  _type: 'aboutSection',
  heading: 'A decade at the wheel',
  stats: [
    {_key: 'years', _type: 'stat', value: '10+', label: 'Years of service'},
    {_key: 'always', _type: 'stat', value: '24/7', label: 'Always on call'},
    {_key: 'half', _type: 'stat', value: '50+'},
  ],
}

afterEach(() => page.viewport(1280, 900))

test('two of them on a page are named after their own headings', async () => {
  const screen = await renderWithContent(
    <>
      <AboutSection section={section} />
      <AboutSection section={{...section, heading: 'Our numbers'}} />
    </>,
  )
  await expect.element(screen.getByRole('region', {name: 'A decade at the wheel'})).toBeVisible()
  await expect.element(screen.getByRole('region', {name: 'Our numbers'})).toBeVisible()
})

test('a number is read together with its plus sign [HOME-4]', async () => {
  const screen = await renderWithContent(<AboutSection section={section} />)
  const numbers = screen.getByRole('definition').elements()
  expect(numbers.map(({textContent}) => textContent)).toEqual(['10+', '24/7'])
  const labels = screen.getByRole('term').elements()
  expect(labels.map(({textContent}) => textContent)).toEqual(['Years of service', 'Always on call'])
})

test.each([
  [320, '52px'],
  [390, '53.102px'],
  [430, '54.582px'],
  [1280, '86.032px'],
])(
  'at %i px every number is one line that fits its column, and a short one keeps its size',
  async (width, size) => {
    await page.viewport(width, 900)
    const values = ['5000+', '24/7', '100,000+', '1,000,000+', 'Miami-Dade']
    const stats = values.map((value) => ({
      _key: value,
      _type: 'stat' as const,
      value,
      label: 'Rides',
    }))
    const screen = await renderWithContent(
      <main>
        <AboutSection section={{...section, stats}} />
      </main>,
    )
    const numbers = screen.getByRole('definition').elements()
    expect(numbers.slice(0, 2).map((number) => getComputedStyle(number).fontSize)).toEqual([
      size,
      size,
    ])
    for (const number of numbers) {
      const {lineHeight} = getComputedStyle(number)
      expect(number.clientHeight).toBeLessThan(1.5 * parseFloat(lineHeight))
      expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
    }
  },
)

test('without a file the strip of the fleet is left out, whatever else is known of its picture', async () => {
  const lineup = {_type: 'picture', decorative: true} as const
  const screen = await renderWithContent(<AboutSection section={{...section, lineup}} />)
  await expect.element(screen.getByRole('heading', {name: 'A decade at the wheel'})).toBeVisible()
  expect(screen.container.querySelector('img')).toBeNull()
})

test('a section with nothing in it shows nothing', async () => {
  const screen = await renderWithContent(
    <AboutSection section={{_key: 'a', _type: 'aboutSection'}} />,
  )
  await expect.element(screen.container).toBeEmptyDOMElement()
})
