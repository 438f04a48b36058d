import {type DatasetDocument, mapObjects} from '../dataset/json-values.ts'

/** A document of a folder as it is after an import: pictures point at assets instead of files. */
export function importedDocument({_id, _type, ...fields}: DatasetDocument) {
  const time = '2026-01-01T00:00:00Z'
  const content = mapObjects(fields, ({_sanityAsset: name, ...object}) =>
    name === undefined ? object : {...object, asset: {_type: 'reference', _ref: someAsset}},
  )
  return {
    ...(typeof content === 'object' && content),
    _id,
    _type,
    _rev: 'seed',
    _createdAt: time,
    _updatedAt: time,
  }
}

/** The id of a picture, as the content lake would make it; large enough for every place, since a folder does not say. */
const someAsset = `image-${'0'.repeat(40)}-6400x4000-webp`
