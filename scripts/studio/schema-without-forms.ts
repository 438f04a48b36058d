import {fileURLToPath} from 'node:url'

import {normalizePath, type Plugin} from 'vite'

const schemaFolder = normalizePath(fileURLToPath(new URL('../../studio/schema/', import.meta.url)))
const nothing = '\0studio-form'

/**
 * Reads the Studio's schema for its fields and rules alone. The forms and icons that it names are React components
 * for a browser, and `sanity` needs five seconds to load; the functions that define types are a package of their own.
 * What else rules need of Sanity they import from `@sanity/client`.
 */
export function schemaWithoutForms(): Plugin {
  return {
    name: 'schema-without-forms',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer?.startsWith(schemaFolder)) return null
      if (source.endsWith('.tsx')) return nothing
      if (source !== 'sanity') return null
      // As `sanity` itself resolves them, so that they are the same functions.
      const sanity = await this.resolve(source, importer, {skipSelf: true})
      return this.resolve('@sanity/types', sanity?.id)
    },
    load: (id) => (id === nothing ? 'export {}' : null),
  }
}
