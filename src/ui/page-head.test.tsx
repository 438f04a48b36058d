import {expect, test} from 'vitest'
import {render} from 'vitest-browser-react'

import {PageHead} from './page-head.tsx'
import {SectionFrame, type Surface} from './section.tsx'

for (const surface of ['pearl', 'paper', 'night'] as const) {
  test(`the edge below a page head has the surface of the ${surface} section after it`, async () => {
    const {container} = await render(<PageWithHead surface={surface} />)
    const section = container.querySelector('section')
    expect(section && getComputedStyle(section).backgroundColor).toBe(edgeFill(container))
  })
}

test('a page head before a section with an edge has none of its own', async () => {
  const {container} = await render(<PageWithHead surface="night" edge />)
  expect(shownEdges(container)).toHaveLength(1)
})

function PageWithHead({surface, edge = false}: {surface: Surface; edge?: boolean}) {
  return (
    <main>
      <PageHead heading="Services" />
      <SectionFrame surface={surface} edge={edge}>
        <h2>Pillars</h2>
      </SectionFrame>
    </main>
  )
}

function edgeFill(container: HTMLElement) {
  const [edge] = shownEdges(container)
  const filled = edge?.querySelector('path')
  return filled && getComputedStyle(filled).fill
}

function shownEdges(container: HTMLElement) {
  return [...container.querySelectorAll('svg')].filter((edge) => edge.checkVisibility())
}
