import {expectNoForeignWords} from '../../support/page/expect/foreign-words.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expect, test} from '../../support/site.ts'

// Every other page is read where it is open anyway: loading/prerendered-pages.spec.ts, accessibility/accessibility.spec.ts.
test('/es/empleo?job=operations-manager says nothing in another language [LANG-3]', async ({
  page,
}) => {
  await openHydrated(page, '/es/empleo?job=operations-manager')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Gerente de operaciones')
  await expectNoForeignWords(page, 'es')
})
