import {type Language, languages} from '../../../domain/language.ts'
import {expectNoForeignWords} from '../../support/page/expect/foreign-words.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

const headings: Record<Language, Record<string, string>> = {
  en: {
    'professional-chauffeur': 'Professional Chauffeur',
    'operations-manager': 'Operations Manager',
    'customer-service-representative': 'Customer Service Representative',
  },
  es: {
    'professional-chauffeur': 'Chofer profesional',
    'operations-manager': 'Gerente de operaciones',
    'customer-service-representative': 'Representante de servicio al cliente',
  },
}

// Every other page is read where it is open anyway: loading/prerendered-pages.spec.ts, accessibility/accessibility.spec.ts.
for (const language of languages) {
  const {careers} = texts[language]
  test(`each opening of ${careers} says nothing in another language [LANG-3]`, async ({page}) => {
    for (const [slug, heading] of Object.entries(headings[language])) {
      await openHydrated(page, `${careers}?job=${slug}`)
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
      await expectNoForeignWords(page, language)
    }
  })
}
