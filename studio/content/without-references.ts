import {isRecord} from '../../domain/is-record.ts'
import {type Content, textAt} from './content-value.ts'

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
