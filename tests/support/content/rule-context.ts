import {documentsClient} from '../../../scripts/content-check/documents-client.ts'
import type {DatasetDocument} from '../../../scripts/dataset/json-values.ts'
import type {RuleContext} from '../../../studio/validation/cross-document/read-published.ts'

/** What a rule gets in the form of a draft, while the lake holds these documents. */
export function ruleContext(
  draft: {_id: string; _type: string; [field: string]: unknown},
  documents: DatasetDocument[],
): RuleContext {
  return {
    document: {...draft, _rev: '', _createdAt: '', _updatedAt: ''},
    getClient: () => documentsClient(documents),
  }
}
