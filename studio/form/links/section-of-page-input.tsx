import {Select} from '@sanity/ui'
import {type StringInputProps, set, unset, useFormValue, useSchema} from 'sanity'

import {type AnchoredSection, sectionAnchors} from '../../../domain/section-anchors.ts'
import {useLiveQuery} from '../../ui/use-live-query.ts'

/** A choice of the sections of the page that stands in the field beside. */
export function SectionOfPageInput(props: StringInputProps) {
  const {value, onChange, elementProps, readOnly} = props
  const schema = useSchema()
  const page = useFormValue([...props.path.slice(0, -1), 'page', '_ref'])
  const result = useLiveQuery<AnchoredSection[] | null>({
    query: '*[_id == $id][0].sections[defined(_type)]{_key, _type, heading}',
    listen: '*[_id in [$id, "drafts." + $id]]',
    params: {id: typeof page === 'string' ? page : ''},
    perspective: 'drafts',
  })
  const sections = Array.isArray(result) ? sectionAnchors(result) : []
  const isKnown = !value || sections.some(({anchor}) => anchor === value)
  return (
    <Select
      {...elementProps}
      value={value ?? ''}
      disabled={readOnly ?? false}
      onChange={({currentTarget}) =>
        onChange(currentTarget.value ? set(currentTarget.value) : unset())
      }
    >
      <option value="">Top of the page</option>
      {!isKnown && <option value={value}>{`#${value}`}</option>}
      {sections.map(({section, anchor}) => (
        <option key={anchor} value={anchor}>
          {[schema.get(section._type)?.title, section.heading].filter(Boolean).join(': ')}
        </option>
      ))}
    </Select>
  )
}
