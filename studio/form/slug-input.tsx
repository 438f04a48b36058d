import {Button, Flex, Stack} from '@sanity/ui'
import {type StringInputProps, set, useFormValue} from 'sanity'

import {slugFromTitle} from '../validation/links/slug.ts'

/** The slug, with a button that makes it from the document's title. */
export function SlugInput(props: StringInputProps) {
  const title = useFormValue(['title'])
  const slug = typeof title === 'string' ? slugFromTitle(title) : ''
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Flex>
        <Button
          mode="ghost"
          padding={3}
          text="Make it from the title"
          disabled={props.readOnly || !slug || slug === props.value}
          onClick={() => props.onChange(set(slug))}
        />
      </Flex>
    </Stack>
  )
}
