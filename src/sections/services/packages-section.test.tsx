import {expect, test} from 'vitest'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {PackagesSection} from './packages-section.tsx'

const section: Section<'packagesSection'> = {
  _key: 'packages',
  _type: 'packagesSection',
  heading: 'Packages',
  popularLabel: 'Most Popular',
  packageHref: '/contact',
  packages: [
    {_key: 'a', _type: 'eventPackage', name: 'Essential', actionLabel: 'Choose Essential'},
    {
      _key: 'b',
      _type: 'eventPackage',
      name: 'Premium',
      summary: 'For an evening with several stops.',
      includes: ['Red carpet arrival'],
      mostPopular: true,
      actionLabel: 'Choose Premium',
    },
    {_key: 'c', _type: 'eventPackage', name: 'Luxury', actionLabel: 'Choose Luxury'},
  ],
}

test('only the most popular package is labeled so, in words [SERVICE-4]', async () => {
  const screen = await renderWithContent(<PackagesSection section={section} />)
  const premium = screen.getByRole('article', {name: 'Premium'})
  await expect.element(premium.getByText('Most Popular')).toBeVisible()
  await expect.element(premium.getByText('Red carpet arrival')).toBeVisible()
  expect(screen.getByText('Most Popular').elements()).toHaveLength(1)
})

test('every package leads to the contact page [SERVICE-4]', async () => {
  const screen = await renderWithContent(<PackagesSection section={section} />)
  for (const name of ['Choose Essential', 'Choose Premium', 'Choose Luxury']) {
    await expect.element(screen.getByRole('link', {name})).toHaveAttribute('href', '/contact')
  }
})

test('a package without a name and a section without packages show nothing', async () => {
  const screen = await renderWithContent(
    <>
      <PackagesSection section={{...section, packages: [{_key: 'x', _type: 'eventPackage'}]}} />
      <PackagesSection section={{_key: 'empty', _type: 'packagesSection', packageHref: null}} />
    </>,
  )
  expect(screen.container.textContent).toBe('')
})

test('the most popular package of a second row stays below the first', async () => {
  const packages = section.packages?.map((item, index) => ({...item, mostPopular: index === 0}))
  const above = section.packages?.map((item) => ({
    ...item,
    _key: `above-${item._key}`,
    name: `${item.name} Plus`,
    mostPopular: false,
  }))
  const six = {...section, packages: [...(above ?? []), ...(packages ?? [])]}
  const screen = await renderWithContent(<PackagesSection section={six} />)
  const first = screen.getByRole('article', {name: 'Essential Plus', exact: true}).element()
  const fourth = screen.getByRole('article', {name: 'Essential', exact: true}).element()
  const {bottom} = first.getBoundingClientRect()
  expect(fourth.getBoundingClientRect().top).toBeGreaterThan(bottom)
})
