import {readFile} from 'node:fs/promises'

import {openLive} from '../../support/page/open-live.ts'
import {expect, test} from '../../support/site.ts'

test('the contact page saves the company as a contact, with the number that is published now [FORM-8]', async ({
  page,
  contentLake,
}) => {
  await openLive(page, '/contact')
  const link = page.getByRole('link', {name: 'Save to your contacts'})
  await contentLake.client.patch('siteSettings').set({phone: '+13054441234'}).commit()
  await expect(link).toHaveAttribute('href', /13054441234/)
  const downloading = page.waitForEvent('download')
  await link.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('contact.vcf')
  const card = await readFile(await download.path(), 'utf8')
  expect(card).toContain('FN:The Chauffeur Company\r\n')
  expect(card).toContain('TEL;TYPE=WORK,VOICE,PREF:+13054441234\r\n')
  expect(card).toContain('EMAIL;TYPE=INTERNET,WORK:hello@example.com\r\n')
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  for (const {path, name} of [
    {path: '/contact', name: 'Save to your contacts'},
    {path: '/es/contacto', name: 'Guardar en sus contactos'},
  ]) {
    test(`the card is on ${path} as well`, async ({page}) => {
      await page.goto(path)
      await expect(page.getByRole('link', {name})).toHaveAttribute(
        'href',
        /^data:text\/vcard.*BEGIN%3AVCARD/,
      )
    })
  }
})
