import {Badge, Card} from '@sanity/ui'
import {type AnchorHTMLAttributes, useMemo} from 'react'
import {SanityDefaultPreview, useSchema, useValuePreview} from 'sanity'
import {usePaneRouter} from 'sanity/structure'

import type {ListedDocument} from './listed-document.ts'

/** A row with picture, name and detail, which opens the document beside the list. */
export function DocumentRow({
  document: {_id: id, detail, status},
  type,
  isSelected,
}: {
  document: ListedDocument
  type: string
  isSelected: boolean
}) {
  const schemaType = useSchema().get(type)
  const value = useMemo(() => ({_id: id, _type: type}), [id, type])
  const preview = useValuePreview({...(schemaType && {schemaType}), value})
  const {ChildLink} = usePaneRouter()
  const Link = useMemo(
    () =>
      function RowLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
        return <ChildLink {...props} childId={id} childParameters={{type}} />
      },
    [ChildLink, id, type],
  )
  return (
    <Card
      as={Link}
      data-as="a"
      draggable={false}
      paddingX={2}
      radius={2}
      pressed={isSelected}
      {...(isSelected && {'aria-current': true})}
    >
      <SanityDefaultPreview
        layout="default"
        isPlaceholder={preview.isLoading}
        {...(schemaType?.icon && {icon: schemaType.icon})}
        title={preview.value?.title ?? schemaType?.title}
        subtitle={detail ?? preview.value?.subtitle}
        media={preview.value?.media}
        {...(status !== 'published' && {
          status: <Badge tone="caution">{status === 'draft' ? 'Not published' : 'Changed'}</Badge>,
        })}
      />
    </Card>
  )
}
