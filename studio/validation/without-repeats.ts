import type {Path} from 'sanity'

import {saysEmpty, saysEmptyBesideEnglish} from './messages.ts'

/**
 * Messages of rules about fields, each once, and without the one that a field is empty where another says so and what to
 * write. `path` is that of the field.
 */
export function withoutRepeats<Marker extends {path: Path; message: string}>(
  markers: Marker[],
): Marker[] {
  const placeOf = ({path}: Marker) => JSON.stringify(path)
  const named = new Set(markers.filter(({message}) => saysEmptyBesideEnglish(message)).map(placeOf))
  const texts = markers.map((marker) => `${placeOf(marker)} ${marker.message}`)
  return markers
    .filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
    .filter((marker) => !saysEmpty(marker.message) || !named.has(placeOf(marker)))
}
