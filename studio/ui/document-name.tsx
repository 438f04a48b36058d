import {getPublishedId} from '@sanity/client/csm'
import {useMemo} from 'react'
import {useSchema, useValuePreview} from 'sanity'

/** A document's name as lists show it, "Cadillac Escalade"; the title of its type while it has none. */
export function DocumentName({id, type}: {id: string; type: string}) {
  const schemaType = useSchema().get(type)
  // A new object would make the Studio read the preview again.
  const value = useMemo(() => ({_id: getPublishedId(id), _type: type}), [id, type])
  const preview = useValuePreview({
    enabled: Boolean(schemaType),
    ...(schemaType && {schemaType}),
    value,
  })
  return preview.value?.title || schemaType?.title || type
}
