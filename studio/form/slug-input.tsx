import {Flex, Stack} from '@sanity/ui'
import {type StringInputProps, set, useFormValue} from 'sanity'

import {slugFromTitle} from '../validation/links/slug.ts'
import {FromTitleButton} from './from-title-button.tsx'

/** The slug, with a button that makes it from the document's title. */
export function SlugInput(props: StringInputProps) {
  const title = useFormValue(['title'])
  const slug = typeof title === 'string' ? slugFromTitle(title) : ''
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Flex>
        <FromTitleButton
          proposal={slug}
          value={props.value}
          readOnly={props.readOnly}
          onPress={(proposal) => props.onChange(set(proposal))}
        />
      </Flex>
    </Stack>
  )
}
