import {expect, test} from 'vitest'

import {documentsClient} from '../../../../scripts/content-check/documents-client.ts'
import {compile} from '../../../../scripts/content-check/studio-rules.ts'
import {validateAsStudio} from '../../../../scripts/content-check/validate-as-studio.ts'
import {seedDocuments} from '../../../../tests/support/content/seed-documents.ts'
import {imported} from '../../../../tests/support/content/studio-validation.ts'
import {schemaTypes} from '../../../schema/index.ts'
import {missingOnEveryPage, readPublicLanguages} from './needed-translations.ts'

const rules = compile(schemaTypes)
const needed = 'Write this in Spanish as well. The site needs it in every language.'
const inEnglish = seedDocuments
  .filter(({_id}) => !_id.endsWith('-es'))
  .map((document) => withoutTranslations(document))

test('while no Spanish page is public, what is on every page may be in English alone [TRANSLATE-5]', async () => {
  for (const id of ['siteSettings', 'menus']) {
    expect(await errorsOf(id, inEnglish)).toEqual([])
  }
})

test('once the Spanish home page is public, it is needed in Spanish [TRANSLATE-5]', async () => {
  expect(await errorsOf('menus', [...inEnglish, ...published('page-home-es')])).toContain(needed)
  expect(await neededInSettings()).toHaveLength(5)
})

test('each text that is needed then keeps the Spanish home page from being public without it [TRANSLATE-5]', async () => {
  for (const field of await neededInSettings()) {
    const without = seedDocuments.map((document) =>
      document._id === 'siteSettings' ? {...document, [field]: undefined} : document,
    )
    expect(await errorsOf('page-home-es', without), field).toContain(
      'Write the Spanish of Company details first: what stands there is on every page.',
    )
  }
})

test('the Spanish home page is public only after them [TRANSLATE-5]', async () => {
  const errors = (...ready: string[]) => {
    const rest = inEnglish.filter(({_id}) => !ready.includes(_id))
    return errorsOf('page-home-es', [
      ...rest,
      ...ready.flatMap(published),
      ...published('page-home-es'),
    ])
  }
  expect(await errors()).toContain(
    'Write the Spanish of Company details and Menus first: what stands there is on every page.',
  )
  expect(await errors('siteSettings')).toContain(
    'Write the Spanish of Menus first: what stands there is on every page.',
  )
  expect(await errors('siteSettings', 'menus')).toEqual([])
  expect(
    await errorsOf('page-careers-es', [...inEnglish, ...published('page-careers-es')]),
  ).toEqual([])
})

test('what Menus and Company details lack in Spanish is named with its field [TRANSLATE-5]', () => {
  const es = {
    _key: 'es',
    _type: 'internationalizedArrayStringValue',
    language: 'es',
    value: 'Flota',
  }
  const menus = {
    _type: 'menus',
    headerLinks: [
      {_key: 'a', label: 'Fleet', labelTranslations: [es]},
      {_key: 'b', label: 'Rates'},
      null,
    ],
    quickLinks: [{_key: 'c', label: 'Careers'}],
  }
  expect(missingOnEveryPage(menus, 'es')).toEqual([
    {path: ['headerLinks', {_key: 'b'}, 'labelTranslations'], message: needed},
    {path: ['quickLinks', {_key: 'c'}, 'labelTranslations'], message: needed},
  ])
  expect(missingOnEveryPage({_type: 'siteSettings', callLabel: 'Call Us'}, 'es')).toEqual([
    {path: ['callLabelTranslations'], message: needed},
  ])
  expect(missingOnEveryPage({_type: 'menus', headerLinks: 'text'}, 'es')).toEqual([])
  expect(missingOnEveryPage({...menus, _type: 'page'}, 'es')).toEqual([])
})

test('the languages that visitors come to are those whose home page is published [TRANSLATE-5]', async () => {
  const languages = (translations: unknown) =>
    readPublicLanguages({
      getClient: () =>
        documentsClient([
          {_id: 'page-home', _type: 'page', path: '/'},
          {_id: 'page-home-es', _type: 'page', path: '/es'},
          {_id: 'translations', _type: 'translation.metadata', translations},
        ]),
    })
  const home = (language: string, _ref: string) => ({
    _key: language,
    language,
    value: {_type: 'reference', _ref},
  })
  const [en, es] = [home('en', 'page-home'), home('es', 'page-home-es')]
  expect(await languages([en, es])).toEqual(['en', 'es'])
  expect(await languages([en, home('es', 'page-gone')])).toEqual(['en'])
  expect(await languages([en, home('xx', 'page-home-es')])).toEqual(['en'])
  expect(await languages(undefined)).toEqual([])
})

/** The fields of Company details that must be written in Spanish, as its own rules say. */
async function neededInSettings(): Promise<string[]> {
  const markers = await markersOf('siteSettings', [...inEnglish, ...published('page-home-es')])
  return markers.flatMap(({message, path: [field]}) =>
    message === needed && typeof field === 'string' ? field : [],
  )
}

function published(id: string) {
  return seedDocuments.filter(({_id}) => _id === id)
}

async function errorsOf(id: string, documents: typeof seedDocuments): Promise<string[]> {
  const markers = await markersOf(id, documents)
  return markers.filter(({level}) => level === 'error').map(({message}) => message)
}

async function markersOf(id: string, documents: typeof seedDocuments) {
  const document = documents.find(({_id}) => _id === id)
  if (!document) throw new Error(`There is no ${id}.`)
  const ids = new Set(seedDocuments.map(({_id}) => _id))
  const {markers} = await validateAsStudio(imported(document), {
    rules,
    client: documentsClient(documents),
    exists: (reference) => ids.has(reference) || reference.startsWith('image-'),
  })
  return markers
}

/** Metadata of translations names none that is not published, as the site reads it. */
function withoutTranslations(document: (typeof seedDocuments)[number]): typeof document {
  return JSON.parse(
    JSON.stringify(document, (name, value: unknown) =>
      name.endsWith('Translations') ? undefined : value,
    ),
  )
}
