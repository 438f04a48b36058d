type Signed = {name: string; version: string}

/** What `npm audit signatures --json` prints. */
export type SignatureReport = {
  invalid?: Signed[]
  missing?: Signed[]
  error?: {summary: string}
}

/** A sentence for each package whose signature is wrong or missing, or why nothing could be looked at. */
export function signatureFindings({invalid = [], missing = [], error}: SignatureReport): string[] {
  if (error) return [`Signatures could not be looked at: ${error.summary}`]
  return [
    ...invalid.map(({name, version}) => `The signature of ${name}@${version} is wrong.`),
    ...missing.map(({name, version}) => `${name}@${version} has no signature.`),
  ]
}
