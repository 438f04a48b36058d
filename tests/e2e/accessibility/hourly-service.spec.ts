import {expectAccessibleAt} from '../../support/page/expect/axe.ts'
import {expectNoForeignWords} from '../../support/page/expect/foreign-words.ts'
import {expectStructure, wednesdayMorning} from '../../support/page/expect/structure.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

const inLanguages = {
  en: {
    widths: [320, 390, 1440],
    estimate: 'Estimate',
    hint: '7½ hours',
    noRate: '9 hours',
    date: 'Pick-up date',
    time: 'Pick-up time',
    in2030: 'Cancel by Tuesday, December 3, 2030, 6:30 PM',
  },
  // Other words can only take other room or leave something without a name.
  es: {
    widths: [320],
    estimate: 'Estimación',
    hint: '7½ horas',
    noRate: '9 horas',
    date: 'Fecha de recogida',
    time: 'Hora de recogida',
    in2030: 'Si cancela a más tardar el martes 3 de diciembre de 2030 a las 6:30 p. m.',
  },
}

for (const [language, words] of [
  ['en', inLanguages.en],
  ['es', inLanguages.es],
] as const) {
  const {hourlyService, refund: heading} = texts[language]

  test(`on ${hourlyService} axe finds nothing with and without a refund, where there is a hint and where there is no rate, and with its answers open; nothing scrolls sideways, and a screen reader finds what it found before [ACCESS-1] [ACCESS-4]`, async ({
    page,
  }) => {
    const estimate = page.getByRole('region', {name: words.estimate})
    const refund = page.getByRole('region', {name: heading})

    await page.clock.setFixedTime(wednesdayMorning)
    await openHydrated(page, `${hourlyService}?estimate-hours=7.5`)
    await expect(estimate).toContainText(words.hint)
    await expect(refund.getByLabel(words.date)).toBeVisible()
    await expectStructure(page, 'cost-of-a-ride', {part: estimate, language})
    await expectAccessibleAt(page, words.widths)

    await openHydrated(page, `${hourlyService}?estimate-vehicle=vehicle-suburban&estimate-hours=9`)
    await expect(estimate).toContainText(words.noRate)
    await refund.getByLabel(words.date).fill('2030-12-04')
    await refund.getByLabel(words.time).fill('18:30')
    await expect(refund.getByRole('status')).toContainText(words.in2030)
    await expectStructure(page, 'cost-without-a-rate', {part: estimate, language})
    await expectStructure(page, 'refund-of-a-ride', {part: refund, language})
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await expectNoForeignWords(page, language)
    await expectAccessibleAt(page, words.widths)
  })
}
