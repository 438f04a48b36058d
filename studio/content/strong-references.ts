import {getPublishedId} from '@sanity/client/csm'

import {isRecord} from '../../domain/is-record.ts'
import {changedFields} from './changed-fields.ts'
import {textAt} from './content-value.ts'
import type {Content} from './content-value.ts'

/** Content without its references to the given documents. The price of a vehicle goes with it, as when the vehicle is deleted. */
export function withoutReferences(content: Content, ids: string[]): Content {
  const fields = Object.entries(content).flatMap(([name, value]): [string, unknown][] => {
    const kept = withoutReferencesIn(value, ids)
    return kept === undefined ? [] : [[name, kept]]
  })
  return Object.fromEntries(fields)
}

function withoutReferencesIn(value: unknown, ids: string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => withoutReferencesIn(item, ids)).filter((item) => item !== undefined)
  }
  if (!isRecord(value)) return value
  const isPriceOfNone =
    value['_type'] === 'vehiclePrice' && ids.includes(textAt(value['vehicle'], '_ref'))
  if (isPriceOfNone || ids.includes(textAt(value, '_ref'))) return undefined
  return withoutReferences(value, ids)
}

/**
 * The fields in which a document refers to itself, with references that are weak until it is published. A page that
 * links to a part of itself could not be a draft alone otherwise.
 */
export function fieldsWithWeakReferencesToItself(document: Content): Content {
  const id = getPublishedId(textAt(document, '_id'))
  const type = textAt(document, '_type')
  return changedFields(document, (_, after) =>
    textAt(after, '_ref') === id && after['_weak'] !== true
      ? {...after, _weak: true, _strengthenOnPublish: {type}}
      : after,
  )
}
