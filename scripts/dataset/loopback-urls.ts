import {type DatasetDocument, isDocument, mapObjects, textsWithin} from './json-values.ts'

/** A URL that leads a visitor to the visitor's own machine. */
const loopback = /\/\/([\w-]+\.)*(localhost|127(\.\d+){3}|\[::1\])(?![\w.-])/i

/**
 * Documents for a hosted dataset: fields that are nothing but a URL of this machine are left out and
 * named. Throws where such a URL is part of a longer text, which cannot be left out.
 */
export function withoutLoopbackUrls(documents: DatasetDocument[]): {
  documents: DatasetDocument[]
  /** For people: document, field and URL. */
  leftOut: string[]
} {
  const leftOut = documents.flatMap((document) =>
    loopbackTexts(document).map(({path, text}) => `${document._id}, ${path.join('.')}: ${text}`),
  )
  const cleaned = documents
    .map((document) =>
      mapObjects(document, (object) =>
        Object.fromEntries(Object.entries(object).filter(([, value]) => !isWholeUrl(value))),
      ),
    )
    .filter(isDocument)
  const [rest] = cleaned.flatMap((document) =>
    loopbackTexts(document).map(({path}) => `"${document._id}", ${path.join('.')}`),
  )
  if (rest) {
    throw new Error(
      `${rest}: this text holds a URL of your own machine, which a hosted dataset must not have. Change it, then run the command again. Nothing was loaded.`,
    )
  }
  return {documents: cleaned, leftOut}
}

function loopbackTexts(document: DatasetDocument) {
  return textsWithin(document).filter(
    ({path, text}) => path.at(-1) !== '_sanityAsset' && loopback.test(text),
  )
}

function isWholeUrl(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && loopback.test(value)
}
