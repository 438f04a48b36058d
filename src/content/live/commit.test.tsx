import {useLocation, useNavigate} from 'react-router-dom'
import {describe, expect, onTestFinished, test, vi} from 'vitest'
import {page} from 'vitest/browser'

import {
  type Section,
  acceptButton,
  headings,
  notice,
  openPage,
  scrollDownTo,
  sectionHeight,
  sectionWith,
  sections,
} from '../../../tests/support/components/live-page.tsx'

describe('in a section', () => {
  test('another text shows at once [LIVE-2]', async () => {
    const {publish} = await openPage(sections(5))
    publish(sections(5, {'section 2': {heading: 'Rates of 2027'}}))
    await expect.poll(() => headings()[1]).toBe('Rates of 2027')
    expect(notice.query()).toBeNull()
  })

  test('what comes waits until the visitor accepts it [LIVE-2]', async () => {
    const {publish} = await openPage(sections(5))
    const shown = recordTexts()
    publish(sections(5, {'section 2': {note: 'Closed on Friday'}}))
    await expect.element(notice).toBeVisible()
    expect(shown()).not.toContain('Closed on Friday')
    await acceptButton.click()
    await expect.element(page.getByText('Closed on Friday')).toBeVisible()
    expect(notice.query()).toBeNull()
  })

  test('a change that is taken back waits no longer', async () => {
    const {publish} = await openPage(sections(5))
    publish(sections(5, {'section 2': {note: 'Closed on Friday'}}))
    await expect.element(notice).toBeVisible()
    publish(sections(5, {'section 2': {heading: 'Rates of 2027'}}))
    await expect.poll(() => headings()[1]).toBe('Rates of 2027')
    expect(notice.query()).toBeNull()
  })

  test('the last of two changes that wait is shown', async () => {
    const {publish} = await openPage(sections(5))
    publish(sections(5, {'section 2': {note: 'Closed on Friday'}}))
    publish(sections(5, {'section 2': {note: 'Closed on Monday'}}))
    await acceptButton.click()
    await expect.element(page.getByText('Closed on Monday')).toBeVisible()
  })

  test('what goes waits as well [LIVE-2]', async () => {
    const {publish} = await openPage(sections(5, {'section 2': {note: 'Closed on Monday'}}))
    publish(sections(5))
    await expect.element(notice).toBeVisible()
    expect(page.getByText('Closed on Monday').query()).not.toBeNull()
  })

  test('what waits is not let go by a link to the page itself, which was opened with a slash at its end [LIVE-2]', async () => {
    const {publish} = await openPage(sections(5), {'section 1': <LinksToContact />})
    await page.getByRole('button', {name: '/contact/'}).click()
    publish(sections(5, {'section 2': {note: 'Closed on Friday'}}))
    await page.getByRole('button', {name: '/contact', exact: true}).click()
    await expect.element(page.getByText('You are at /contact', {exact: true})).toBeVisible()
    await expect.element(notice).toBeVisible()
    expect(page.getByText('Closed on Friday').query()).toBeNull()
  })

  test('a text of another query shows at once while a change waits', async () => {
    const {publish, publishPhone} = await openPage(sections(5))
    publish(sections(5, {'section 1': {note: 'Closed on Friday'}}))
    publishPhone({phone: '(305) 555-0177'})
    await expect.element(page.getByText('(305) 555-0177')).toBeVisible()
    expect(page.getByText('Closed on Friday').query()).toBeNull()
    publishPhone({phone: '(305) 555-0177', hours: 'Day and night'})
    publish(sections(5, {'section 1': {heading: 'Rates of 2027'}}))
    await expect.element(page.getByText('Rates of 2027')).toBeVisible()
    publishPhone({phone: '(305) 555-0199', hours: 'Day and night'})
    await expect.element(notice).toBeVisible()
    expect(page.getByText('(305) 555-0177').query()).not.toBeNull()
    await acceptButton.click()
    await expect.element(page.getByText('Day and night')).toBeVisible()
    expect(page.getByText('(305) 555-0199').query()).not.toBeNull()
  })

  test.each([
    {where: 'one pixel of it shows at the bottom', scrolled: 1, key: 'section 4', outcome: 'waits'},
    {where: 'it begins where the window ends', scrolled: 0, key: 'section 4', outcome: 'shows'},
    {where: 'one pixel of it shows at the top', scrolled: 299, key: 'section 1', outcome: 'waits'},
    {where: 'it ends where the window begins', scrolled: 300, key: 'section 1', outcome: 'shows'},
  ])('a change $outcome while $where', async ({scrolled, key, outcome}) => {
    const {publish} = await openPage(sections(6))
    scrollDownTo(scrolled)
    await expect.poll(publish(sections(6, {[key]: {note: 'Closed on Friday'}}))).toBe(outcome)
  })

  test('what comes waits also where only the second of its elements is in view', async () => {
    const {publish} = await openPage(sections(6), {
      'section 1': <div style={{height: sectionHeight}} />,
    })
    scrollDownTo(sectionHeight)
    await expect.poll(publish(sections(6, {'section 1': {note: 'Closed on Friday'}}))).toBe('waits')
  })

  test.each(['width', 'height'] as const)(
    'every change shows while it takes up no %s',
    async (side) => {
      const {publish} = await openPage(sections(3))
      const section = sectionWith('section 2')
      section.style[side] = '0'
      section.style.overflow = 'hidden'
      await expect
        .poll(publish(sections(3, {'section 2': {note: 'Closed on Friday'}})))
        .toBe('shows')
    },
  )
})

describe('in the order of the sections', () => {
  const all = sections(8)
  const empty: Section = {_key: 'empty', heading: ''}
  const added: Section = {_key: 'new', heading: 'new'}

  test.each([
    {
      what: 'one that comes in view',
      scrolled: 0,
      next: all.toSpliced(1, 0, added),
      outcome: 'waits',
    },
    {what: 'one that comes below', scrolled: 0, next: all.toSpliced(4, 0, added), outcome: 'shows'},
    {
      what: 'one that comes where the window ends',
      scrolled: 0,
      next: all.toSpliced(3, 0, added),
      outcome: 'shows',
    },
    {
      what: 'one that comes a pixel above that',
      scrolled: 1,
      next: all.toSpliced(3, 0, added),
      outcome: 'waits',
    },
    {
      what: 'one that comes where the window begins',
      scrolled: 2 * sectionHeight,
      next: all.toSpliced(2, 0, added),
      outcome: 'shows',
    },
    {
      what: 'one that comes a pixel below that',
      scrolled: 2 * sectionHeight - 1,
      next: all.toSpliced(2, 0, added),
      outcome: 'waits',
    },
    {
      what: 'one that comes at the end, below',
      scrolled: 0,
      next: [...all, added],
      outcome: 'shows',
    },
    {
      what: 'one that comes at the end, in view',
      scrolled: 5 * sectionHeight + 1,
      next: [...all, added],
      outcome: 'waits',
    },
    {what: 'one that goes in view', scrolled: 0, next: all.toSpliced(1, 1), outcome: 'waits'},
    {what: 'one that goes below', scrolled: 0, next: all.toSpliced(5, 1), outcome: 'shows'},
    {
      what: 'two of which one is in view that change places',
      scrolled: 0,
      next: all.with(2, sectionAt(all, 6)).with(6, sectionAt(all, 2)),
      outcome: 'waits',
    },
    {
      what: 'two below that change places',
      scrolled: 0,
      next: all.with(5, sectionAt(all, 6)).with(6, sectionAt(all, 5)),
      outcome: 'shows',
    },
  ])('$what $outcome [LIVE-2]', async ({scrolled, next, outcome}) => {
    const {publish} = await openPage(all)
    scrollDownTo(scrolled)
    await expect.poll(publish(next)).toBe(outcome)
    if (outcome === 'waits') await acceptButton.click()
    await expect.poll(headings).toEqual(next.map(({heading}) => heading))
  })

  const later: Section = {_key: 'later', heading: 'later', showFrom: '2100-01-01T00:00:00Z'}

  test('one that comes above one that shows nothing waits in view [LIVE-2]', async () => {
    const {publish} = await openPage(all.toSpliced(1, 0, empty))
    await expect.poll(publish(all.toSpliced(1, 0, added, empty))).toBe('waits')
  })

  test('one that shows nothing goes at once', async () => {
    const {publish} = await openPage(all.toSpliced(1, 0, empty))
    publish(all)
    // A list that waits would not show this one, although it comes below the view.
    publish([...all, added])
    await expect.poll(headings).toContain('new')
  })

  test('one that begins later changes its place at once', async () => {
    const {publish} = await openPage(all.toSpliced(1, 0, later))
    publish([...all, later])
    publish([...all, later, added])
    await expect.poll(headings).toContain('new')
    expect(headings()).not.toContain('later')
  })

  test('one that is put off or brought forward goes or comes at once', async () => {
    const {publish} = await openPage(all)
    const putOff = all.with(1, {...sectionAt(all, 1), showFrom: '2100-01-01T00:00:00Z'})
    publish(putOff)
    await expect.poll(headings).not.toContain('section 2')
    publish(all)
    await expect.poll(headings).toContain('section 2')
    expect(notice.query()).toBeNull()
  })

  test('one that begins later comes without a notice', async () => {
    const {publish} = await openPage(all)
    publish([later, ...all])
    publish([later, ...all, added])
    await expect.poll(headings).toContain('new')
    expect(notice.query()).toBeNull()
  })

  test('the first section of an empty page comes at once', async () => {
    const {publish} = await openPage([])
    await expect.poll(publish([added])).toBe('shows')
    await expect.element(page.getByText('new')).toBeVisible()
  })
})

test('a change appears also where nothing can be measured', async () => {
  const {publish} = await openPage(sections(5))
  const broken = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    throw new Error('An extension of the browser broke this.')
  })
  onTestFinished(() => broken.mockRestore())
  expect(() => publish(sections(5, {'section 2': {note: 'Closed on Friday'}}))).toThrow('extension')
  await expect.element(page.getByText('Closed on Friday')).toBeInTheDocument()
})

function sectionAt(list: Section[], index: number): Section {
  const section = list[index]
  if (!section) throw new Error(`There is no section at ${index}.`)
  return section
}

/** Every text that comes to the page from now on, however briefly. */
function recordTexts() {
  const texts: (string | null)[] = []
  const observer = new MutationObserver((changes) => {
    for (const {target} of changes) texts.push(target.textContent)
  })
  observer.observe(document.body, {childList: true, characterData: true, subtree: true})
  onTestFinished(() => observer.disconnect())
  return () => texts.join('\n')
}

function LinksToContact() {
  const navigate = useNavigate()
  const {pathname} = useLocation()
  return (
    <>
      <p>You are at {pathname}</p>
      {['/contact/', '/contact'].map((path) => (
        <button key={path} type="button" onClick={() => void navigate(path)}>
          {path}
        </button>
      ))}
    </>
  )
}
