import {documentsClient} from '../../../scripts/content-check/documents-client.ts'
import {importedDocument} from '../../../scripts/content-check/imported-document.ts'
import {compile} from '../../../scripts/content-check/studio-rules.ts'
import {validateAsStudio as validate} from '../../../scripts/content-check/validate-as-studio.ts'
import type {DatasetDocument} from '../../../scripts/dataset/json-values.ts'
import {schemaTypes} from '../../../studio/schema/index.ts'
import {seedDocuments} from './seed-documents.ts'

const rules = compile(schemaTypes)
const ids = new Set(seedDocuments.map(({_id}) => _id))

/** The document as it is after an import: pictures point at assets instead of files. */
export const imported = importedDocument

/** What the Studio says of a document while the seed documents, and others if named, are the published ones. */
export function validateAsStudio(
  document: ReturnType<typeof imported>,
  others: DatasetDocument[] = [],
) {
  return validate(document, {
    rules,
    client: documentsClient([...seedDocuments, ...others]),
    exists: (id) => ids.has(id) || id.startsWith('image-'),
  })
}
