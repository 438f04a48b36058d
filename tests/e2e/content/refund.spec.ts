import {readFile} from 'node:fs/promises'

import type {Page} from '@playwright/test'

import {type Language, languages} from '../../../domain/language.ts'
import {expectStructure} from '../../support/page/expect/structure.ts'
import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {openLive} from '../../support/page/open-live.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

const route = '/services/hourly-service'

const inLanguages = {
  en: {
    date: 'Pick-up date',
    time: 'Pick-up time',
    cancelBy: 'Cancel by Thursday, December 3, 6:30 PM, and get everything back.',
    tiers: [
      '100%Until Thursday, December 3, 6:30 PM24 hours or more before pick-up',
      '50%Until Friday, December 4, 6:30 AM12 to 24 hours before pick-up',
      'NothingAfter that, until pick-up at 6:30 PMUnder 12 hours before pick-up',
      'If nobody comes to the car, the full price is charged.',
      'If the weather makes the ride unsafe, you get everything back.',
    ],
    calendar: 'Add to calendar',
    file: 'refund-reminder.ics',
    reminder: 'SUMMARY:The Chauffeur Company: last chance for a full refund\r\n',
    everything: 'and get everything back.',
    half: 'Cancel by Friday, December 4, 6:30 AM, and get half back.',
    tooLate: 'Too late for a refund.',
    hasPassed: 'That time has passed.',
    in2030: 'Cancel by Tuesday, December 3, 2030, 6:30 PM',
    policy: [
      '100%24 hours or morebefore pick-up',
      '50%12 to 24 hoursbefore pick-up',
      'NothingUnder 12 hoursbefore pick-up',
      'the full price is charged',
      'you get everything back',
    ],
    untilThen: (hours: number) =>
      `Cancel ${hours} hours or more before pick-up and the full price comes back.`,
  },
  es: {
    date: 'Fecha de recogida',
    time: 'Hora de recogida',
    cancelBy:
      'Si cancela a más tardar el jueves 3 de diciembre a las 6:30 p. m., le devolvemos todo.',
    tiers: [
      '100%Hasta el jueves 3 de diciembre a las 6:30 p. m.24 horas o más antes de la recogida',
      '50%Hasta el viernes 4 de diciembre a las 6:30 a. m.De 12 a 24 horas antes de la recogida',
      'NadaDespués, hasta la recogida, a las 6:30 p. m.Menos de 12 horas antes de la recogida',
      'Si ningún pasajero se presenta, se cobra el precio completo.',
      'Si por el mal tiempo el viaje no es seguro, le devolvemos todo.',
    ],
    calendar: 'Agregar al calendario',
    file: 'recordatorio-de-reembolso.ics',
    reminder:
      'SUMMARY:The Chauffeur Company: última oportunidad para recibir un reembolso completo\r\n',
    everything: 'le devolvemos todo.',
    half: 'Si cancela a más tardar el viernes 4 de diciembre a las 6:30 a. m., le devolvemos la mitad.',
    tooLate: 'Ya no hay reembolso.',
    hasPassed: 'Esa hora ya pasó.',
    in2030: 'Si cancela a más tardar el martes 3 de diciembre de 2030 a las 6:30 p. m.',
    policy: [
      '100%24 horas o másantes de la recogida',
      '50%De 12 a 24 horasantes de la recogida',
      'NadaMenos de 12 horasantes de la recogida',
      'se cobra el precio completo',
      'le devolvemos todo',
    ],
    untilThen: (hours: number) =>
      `Cancele ${hours} horas o más antes de la recogida y le devolvemos el precio completo.`,
  },
}

test.describe('for a visitor elsewhere in the world', () => {
  test.use({timezoneId: 'Asia/Tokyo'})

  for (const language of languages) {
    const {hourlyService} = texts[language]
    const words = inLanguages[language]
    test(`the last minutes on ${hourlyService} are those of Miami, and the calendar gets a reminder [REFUND-3]`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date('2026-12-01T12:00:00Z'))
      await openHydrated(page, hourlyService)
      await enter(page, '2026-12-04', '18:30', language)
      const answer = refund(page, language)
      await expect(answer.getByRole('status')).toHaveText(words.cancelBy)
      await expect(answer.getByRole('listitem')).toContainText(words.tiers)

      const downloading = page.waitForEvent('download')
      await answer.getByRole('link', {name: words.calendar}).focus()
      await page.keyboard.press('Enter')
      const download = await downloading
      expect(download.suggestedFilename()).toBe(words.file)
      const file = await readFile(await download.path(), 'utf8')
      expect(file).toContain('DTSTART:20261203T233000Z\r\n')
      // A calendar joins folded lines again.
      expect(file.replaceAll('\r\n ', '')).toContain(words.reminder)
    })
  }
})

test('a pick-up that is entered before the script is there is answered when it is', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto(route)
  await enter(page, '2030-12-04', '18:30')
  release()
  await expect(refund(page).getByRole('status')).toContainText(
    'Cancel by Tuesday, December 3, 2030, 6:30 PM',
  )
  await expect(refund(page).getByLabel('Pick-up time')).toHaveValue('18:30')
})

for (const language of languages) {
  const {hourlyService, terms} = texts[language]
  const words = inLanguages[language]

  test(`the sentence on ${hourlyService} follows the time: half, nothing, and past [REFUND-3]`, async ({
    page,
  }) => {
    await page.clock.install({time: new Date('2026-12-03T23:29:00Z')})
    await openHydrated(page, hourlyService)
    await enter(page, '2026-12-04', '18:30', language)
    const sentence = refund(page, language).getByRole('status')
    await expect(sentence).toContainText(words.everything)
    await page.clock.fastForward('02:00')
    await expect(sentence).toHaveText(words.half)
    await page.clock.fastForward('12:00:00')
    await expect(sentence).toContainText(words.tooLate)
    await expect(sentence.getByRole('link', {name: /555-0100/})).toBeVisible()
    const part = refund(page, language)
    await expectStructure(page, 'refund-too-late', {part, language})
    await page.clock.fastForward('12:00:00')
    await expect(sentence).toHaveText(words.hasPassed)
    await expectStructure(page, 'refund-of-a-past-ride', {part, language})
  })

  test(`on ${terms} the same answer stands below the chapters`, async ({page}) => {
    await openHydrated(page, terms)
    await enter(page, '2030-12-04', '18:30', language)
    await expect(refund(page, language).getByRole('status')).toContainText(words.in2030)
  })
}

for (const language of languages) {
  const {reservation} = texts[language]
  const {untilThen} = inLanguages[language]
  test(`${reservation} says until when everything comes back, as the policy then has it [REFUND-1]`, async ({
    page,
    contentLake: {client},
  }) => {
    await openLive(page, reservation)
    await expect(page.getByText(untilThen(24))).toBeVisible()
    await client
      .patch('cancellationPolicy')
      .set({'tiers[_key == "from-24-hours"].fromHours': 48})
      .commit()
    await expect(page.getByText(untilThen(48))).toBeVisible()
  })
}

test('a tier that the office changes shows in the open answer, and what was entered stays', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, route)
  await enter(page, '2030-12-04', '18:30')
  await client
    .patch('cancellationPolicy')
    .set({'tiers[_key == "from-12-hours"].refundPercent': 60})
    .commit()
  await expect(refund(page)).toContainText('60%Until Wednesday, December 4, 2030, 6:30 AM')
  await expect(refund(page).getByLabel('Pick-up time')).toHaveValue('18:30')
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  for (const language of languages) {
    const {hourlyService} = texts[language]
    const {policy, date} = inLanguages[language]
    test(`the policy stands on ${hourlyService} as hours before pick-up, and no field asks for anything`, async ({
      page,
    }) => {
      await page.goto(hourlyService)
      await expect(refund(page, language).getByRole('listitem')).toContainText(policy)
      await expect(refund(page, language).getByLabel(date)).toBeHidden()
    })
  }
})

async function enter(page: Page, day: string, time: string, language: Language = 'en') {
  const words = inLanguages[language]
  await refund(page, language).getByLabel(words.date).fill(day)
  await refund(page, language).getByLabel(words.time).fill(time)
}

function refund(page: Page, language: Language = 'en') {
  return page.getByRole('region', {name: texts[language].refund})
}
