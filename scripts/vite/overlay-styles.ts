import {readFile} from 'node:fs/promises'

import type {Plugin} from 'vite'

/**
 * The overlays of the Studio's preview bring a style sheet, while all styles of the site are part of its pages.
 * Their script adopts it, so that it is loaded only with them and needs no exception in the security headers.
 */
export function overlayStyles(): Plugin {
  return {
    name: 'overlay-styles',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== '@sanity/ui/styles.css') return null
      const resolved = await this.resolve(source, importer, {skipSelf: true})
      return resolved && `${prefix}${resolved.id}.js`
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null
      const styles = await readFile(id.slice(prefix.length, -'.js'.length), 'utf8')
      return `const sheet = new CSSStyleSheet()
sheet.replaceSync(${JSON.stringify(styles)})
document.adoptedStyleSheets.push(sheet)`
    },
  }
}

const prefix = '\0overlay-styles:'
