import {readFileSync} from 'node:fs'

/** What the site ships beside the modules of packages, with the file of its license. */
const parts = [
  {name: 'Hanken Grotesk, a font (OFL-1.1)', file: 'src/fonts/LICENSE-hanken-grotesk.txt'},
  {name: 'Noto Serif Display, a font (OFL-1.1)', file: 'src/fonts/LICENSE-noto-serif-display.txt'},
  {name: 'Lucide, the icons (ISC)', file: 'node_modules/lucide-static/LICENSE'},
  {name: 'Tailwind CSS, rules of the styles (MIT)', file: 'node_modules/tailwindcss/LICENSE'},
]

/** The licenses of fonts, icons and styles, in the form of Vite's list of the bundled packages. */
export function otherLicenses(): string {
  return parts.map(({name, file}) => `\n## ${name}\n\n${textOf(file)}\n`).join('')
}

function textOf(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').trim()
}
