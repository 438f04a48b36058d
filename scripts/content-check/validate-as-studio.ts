import type {SanityClient} from '@sanity/client'
import {evaluateDocumentInternal} from '@sanity/validation/_internal'

import type {DatasetDocument} from '../dataset/json-values.ts'
import type {StudioRules} from './studio-rules.ts'

type Content = {
  rules: StudioRules
  /** Reads the published documents, for rules that look beyond one document. */
  client: SanityClient
  /** Whether a document is published, or a file is there. */
  exists: (id: string) => boolean
}

export type WholeDocument = DatasetDocument & {_rev: string; _createdAt: string; _updatedAt: string}

/**
 * What the Studio says of a document. The library's public function would make a warning of every rule of an
 * object (6.15.0: a rule it adds for unknown fields sets the level of all), so it is asked as the Studio does.
 */
export function validateAsStudio(document: WholeDocument, {rules, client, exists}: Content) {
  return evaluateDocumentInternal({
    document,
    schema: rules,
    environment: 'studio',
    getClient: ({apiVersion}) => client.withConfig({apiVersion}),
    getDocumentExists: async ({id}) => exists(id),
  })
}
