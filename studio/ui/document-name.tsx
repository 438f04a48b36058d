import {useMemo} from 'react'
import {getPublishedId, useSchema, useValuePreview} from 'sanity'

/** What lists call a document: "Cadillac Escalade", or the name of its kind while it has none. */
export function DocumentName({id, type}: {id: string; type: string}) {
  const schemaType = useSchema().get(type)
  // The Studio asks anew for each new object.
  const value = useMemo(() => ({_id: getPublishedId(id), _type: type}), [id, type])
  const preview = useValuePreview({
    enabled: Boolean(schemaType),
    ...(schemaType && {schemaType}),
    value,
  })
  return preview.value?.title || schemaType?.title || type
}
