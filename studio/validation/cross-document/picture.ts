import {pictureIsLightEnough} from '../texts/picture.ts'
import type {ValidationResult} from '../validation-result.ts'
import {type RuleContext, readPublished} from './read-published.ts'

/** Warns of a file that is too heavy. */
export async function checkWeight(
  picture: {asset?: {_ref?: string}} | undefined,
  context: RuleContext,
): Promise<ValidationResult> {
  const id = picture?.asset?._ref
  const bytes = id ? await sizeOf(id, context) : null
  return typeof bytes === 'number' ? pictureIsLightEnough(bytes) : true
}

/** A form is checked again at every key, but a file never changes, so each that is there is asked for once. */
function sizeOf(id: string, context: RuleContext): Promise<number | null> {
  const known = sizes.get(id)
  if (known) return known
  const size = readPublished<number | null>(context, '*[_id == $id][0].size', {id})
  sizes.set(id, size)
  size.then(
    (bytes) => bytes === null && sizes.delete(id),
    () => sizes.delete(id),
  )
  return size
}

const sizes = new Map<string, Promise<number | null>>()
