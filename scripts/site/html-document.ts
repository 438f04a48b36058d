import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

import {mainLanguage} from '../../domain/language.ts'
import type {PageData} from '../../src/hydration/page-data.ts'
import {scriptJson} from '../../src/hydration/script-json.ts'

type Parts = {
  boot: string
  styles: string
  head: string
  app: string
  data: PageData
}

const template = fileURLToPath(new URL('../../index.html', import.meta.url))

/** A complete document from the template and its parts. */
export function htmlDocument({boot, styles, head, app, data}: Parts): string {
  const {language} = data
  const folder = language === mainLanguage ? '' : `/${language}`
  const parts: Record<string, string> = {
    boot: `<script>${boot}</script>`,
    styles,
    head,
    app,
    data: `<script type="application/json" id="page-data">${scriptJson(data)}</script>`,
  }
  return readFileSync(template, 'utf8')
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('href="/site.webmanifest"', `href="${folder}/site.webmanifest"`)
    .replace(/<!--(boot|styles|head|app|data)-->/g, (_, name: string) => parts[name] ?? '')
}
