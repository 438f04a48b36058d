import {expect, onTestFinished, test} from 'vitest'
import {page} from 'vitest/browser'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {StepsSection} from './steps-section.tsx'

test('the number of a tenth step stays left of its line on a phone', async () => {
  await page.viewport(320, 700)
  onTestFinished(() => page.viewport(1280, 900))
  const steps = Array.from({length: 10}, (_, index) => ({
    _key: `${index}`,
    _type: 'step' as const,
    title: `Part ${index + 1}`,
  }))
  const section = {_key: 'steps', _type: 'stepsSection', steps} as const
  const screen = await renderWithContent(<StepsSection section={section} />)
  const step = screen.getByRole('listitem').last()
  const number = step.getByText('10', {exact: true}).element()
  const line = number.nextElementSibling
  const endOfNumber = number.getBoundingClientRect().right
  expect(line?.getBoundingClientRect().left).toBeGreaterThan(endOfNumber)
})
