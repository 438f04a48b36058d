import {readFile, readdir, writeFile} from 'node:fs/promises'
import path from 'node:path'

import {afterAll, beforeAll, expect, test, vi} from 'vitest'

import {readDatasetFolder} from '../../scripts/dataset/dataset-folder.ts'
import {importDataset} from '../../scripts/dataset/import-dataset.ts'
import {packageCommand} from '../../scripts/terminal/package-command.ts'
import {byType} from '../support/content/seed-documents.ts'
import {translatableTexts} from '../support/content/seed-texts.ts'
import {guideCommands, guideSteps} from '../support/guide/guide-steps.ts'
import {ProjectCopy} from '../support/guide/project-copy.ts'
import {type RunningLake, startLake} from '../support/lake/running-lake.ts'
import {copySeededLake} from '../support/services/seeded-lake.ts'

/** In ms, against hanging only: the commands take about half a minute on a machine that does nothing else. */
const patience = 300_000
vi.setConfig({testTimeout: patience})

let copy: ProjectCopy
let lake: RunningLake

beforeAll(async () => {
  copy = await ProjectCopy.make()
  for (const commands of guideCommands('docs/languages.md')) await copy.runShell(commands)
  await change(copy.path('src/language/pt/site.ts'), (words) =>
    words.replace('Ir al contenido', 'Ir para o conteúdo'),
  )
  await addPartsOfMails()
  for (const step of guideSteps('docs/languages.md')) await copy.carryOut(step)
  await addContactPage()
  // The suites for visitors hold what they read in each language, and are added to by hand.
  await writeFile(
    copy.path('tsconfig.site.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['domain', 'src', 'emulators', 'scripts'],
    }),
  )
  lake = await startLake({dataFolder: await copySeededLake()})
  const seedData = copy.path('seed-data')
  await importDataset(seedData, await readDatasetFolder(seedData), {client: lake.client})
  await copy.runNode(['scripts/build.ts'], {SANITY_API_HOST: lake.url})
}, patience)
afterAll(async () => {
  await lake?.stopAndDelete()
  await copy?.remove()
})

test.concurrent.each([
  [
    'has the right types on the site',
    'typescript',
    'tsc -p tsconfig.site.json --tsBuildInfoFile site.tsbuildinfo',
  ],
  [
    'has the right types in the Studio',
    'typescript',
    'tsc -p studio --tsBuildInfoFile studio.tsbuildinfo',
  ],
  [
    'has its mails',
    'vitest',
    'vitest run --project unit --cache=false emulators/auth/mail/mail-content.test.ts',
  ],
])('a third language %s', async (_, packageName, line) => {
  const [command = '', ...args] = line.split(' ')
  const script = packageCommand(command, packageName)
  await expect(copy.runNode([script, ...args])).resolves.toBeUndefined()
})

test('its pages are prerendered, with its words and the facts of the others', async () => {
  const [english, home] = await Promise.all([pageOf('index'), pageOf('pt')])
  expect(home).toContain('Motorista particular em Miami')
  expect(home).toContain('Ir para o conteúdo')
  expect(home).toContain('Reservar agora')
  expect(pricesOf(home).size).toBe(byType('vehicle').length)
  expect(pricesOf(home)).toEqual(pricesOf(english))
  expect(await pageOf('pt/contato')).toContain('Fale conosco')
  for (const page of ['pt', 'pt/contato', 'pt/acesso', 'pt/painel', 'pt/404']) {
    expect(await pageOf(page)).toContain('<html lang="pt">')
  }
})

test('search engines find each translation of a page from every other, and all in the sitemap', async () => {
  for (const [main, ...others] of [
    ['index', 'es', 'pt'],
    ['contact', 'es/contacto', 'pt/contato'],
  ]) {
    const [en = '', es = '', pt = ''] = [main, ...others].map((page) =>
      page === 'index' ? '/' : `/${page}`,
    )
    for (const page of [main, ...others]) {
      expect(alternatesOf(await pageOf(page ?? ''))).toEqual({en, es, pt, 'x-default': en})
    }
  }
  const sitemap = await copy.read('dist/site/sitemap.xml')
  expect(sitemap).toMatch(/\/pt<\/loc>/)
  expect(sitemap).toMatch(/\/pt\/contato<\/loc>/)
})

test('every page leads to its translation, and to the home page where there is none', async () => {
  expect(switchOf(await pageOf('contact'))).toEqual({
    Español: '/es/contacto',
    Português: '/pt/contato',
  })
  expect(switchOf(await pageOf('careers'))).toEqual({Español: '/es/empleo', Português: '/pt'})
  expect(switchOf(await pageOf('pt/acesso'))).toEqual({English: '/auth', Español: '/es/acceso'})
})

test('what is not translated is left out, and English does not stand in for it [LANG-3]', async () => {
  const pages = await Promise.all(['pt', 'pt/contato', 'pt/404'].map(pageOf))
  const texts = translatableTexts()
  expect(texts.length).toBeGreaterThan(50)
  const shown = (html: string) => texts.filter((english) => html.includes(`>${english}<`))
  expect(shown(await pageOf('index')).length).toBeGreaterThan(20)
  expect(pages.flatMap(shown)).toEqual([])
})

async function addPartsOfMails() {
  const condition = '{{ else if eq (printf "%v" .Data.language) "pt" }}'
  const mails = copy.path('emulators/auth/mail/templates')
  for (const name of await readdir(mails)) {
    await change(path.join(mails, name), (mail) => {
      const [spanish = ''] = /(?<=\}\}\n).*?(?=\{\{ else)/s.exec(mail) ?? []
      const part = spanish.replace('/es/acceso', '/pt/acesso')
      return mail.replace('{{ else }}', `${condition}\n${part}{{ else }}`)
    })
  }
  await change(copy.path('docs/going-live.md'), (guide) =>
    guide.replaceAll(/(?<=\}\})([^{}]*)\{\{ else \}\}/g, `$1${condition}$1{{ else }}`),
  )
}

async function addContactPage() {
  const add = (documentId: string, fields: object) =>
    copy.carryOut({
      language: 'json',
      file: 'seed-data/data.ndjson',
      documentId,
      text: JSON.stringify(fields),
    })
  await add('', {
    _id: 'page-contact-pt',
    _type: 'page',
    language: 'pt',
    title: 'Contato',
    path: '/pt/contato',
    sections: [
      {_type: 'pageHeadSection', _key: 'head', heading: 'Fale conosco'},
      {_type: 'contactSection', _key: 'contact'},
    ],
  })
  await add('translations-page-contact', {
    translations: [
      {
        _key: 'pt',
        _type: 'internationalizedArrayReferenceValue',
        language: 'pt',
        value: {_type: 'reference', _ref: 'page-contact-pt', _weak: true},
      },
    ],
  })
}

async function change(file: string, edit: (text: string) => string) {
  await writeFile(file, edit(await readFile(file, 'utf8')))
}

function pageOf(name: string): Promise<string> {
  return copy.read(`dist/site/${name}.html`)
}

function pricesOf(html: string): Set<string> {
  return new Set(html.match(/\$\d+(?:-\d+)?(?=<)/g))
}

/** Paths by language. */
function alternatesOf(html: string) {
  const links = html.matchAll(
    /<link rel="alternate" hrefLang="([\w-]+)" href="\w+:\/\/[^/"]+([^"]*)"/gi,
  )
  return Object.fromEntries([...links].map(([, language, path]) => [language, path]))
}

/** Where the links to the other languages lead, by their names. */
function switchOf(html: string) {
  const links = html.matchAll(
    /<a href="([^"]*)"(?: rel="alternate")? lang="\w+"[^>]*>([^<]+)<\/a>/g,
  )
  return Object.fromEntries([...links].map(([, href, name]) => [name, href]))
}
