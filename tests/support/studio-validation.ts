import {validateDocument} from '@sanity/validation'

import {documentsClient} from '../../scripts/content-check/documents-client.ts'
import {importedDocument} from '../../scripts/content-check/imported-document.ts'
import {compile} from '../../scripts/content-check/studio-rules.ts'
import {schemaTypes} from '../../studio/schema/index.ts'
import {seedDocuments} from './seed-documents.ts'

const schema = compile(schemaTypes)
const ids = new Set(seedDocuments.map(({_id}) => _id))

/** The document as it is after an import: pictures point at assets instead of files. */
export const imported = importedDocument

/** What the Studio says of a document while the seed documents are the published ones. */
export function validateAsStudio(document: ReturnType<typeof imported>) {
  return validateDocument({
    document,
    schema,
    client: documentsClient(seedDocuments),
    getDocumentExists: async ({id}) => ids.has(id) || id.startsWith('image-'),
  })
}
