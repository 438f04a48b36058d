import {getPublishedId, useSchema, useValuePreview} from 'sanity'

/** What lists call a document: "Cadillac Escalade", or the name of its kind while it has none. */
export function DocumentName({id, type}: {id: string; type: string}) {
  const schemaType = useSchema().get(type)
  const {value} = useValuePreview({
    enabled: Boolean(schemaType),
    ...(schemaType && {schemaType}),
    value: {_id: getPublishedId(id), _type: type},
  })
  const fallback = schemaType?.title ?? type
  return value?.title || fallback
}
