import {getPublishedId} from '@sanity/client/csm'
import {Flex, Stack, Text} from '@sanity/ui'
import {type StringInputProps, set, useDocumentOperation, useEditState, useFormValue} from 'sanity'

import {previewOrigin} from '../../environment.ts'
import {languageOfDocument} from '../../language/document-language.ts'
import {pathFromTitle} from '../../validation/links/page-path.ts'
import {FromTitleButton} from '../from-title-button.tsx'
import {formerPathsFor} from './former-paths.ts'

/** The path of a page, with a button that makes it from the title. The published path becomes a former one. */
export function PathInput(props: StringInputProps) {
  const {elementProps, onChange, readOnly, renderDefault, value} = props
  const title = useFormValue(['title'])
  const formerPaths = useFormValue(['formerPaths'])
  const id = getPublishedId(String(useFormValue(['_id'])))
  const type = String(useFormValue(['_type']))
  const {published} = useEditState(id, type)
  const {patch} = useDocumentOperation(id, type)
  const language = languageOfDocument({language: useFormValue(['language'])})
  const proposal = typeof title === 'string' ? pathFromTitle(title, language) : ''
  if (readOnly) return renderDefault(props)

  const keepFormer = (path: string) => {
    const next = formerPathsFor(path, formerPaths, published)
    if (JSON.stringify(next) !== JSON.stringify(formerPaths ?? [])) {
      patch.execute([{set: {formerPaths: next}}])
    }
  }
  const publishedPath = published?.['path']
  return (
    <Stack gap={3}>
      {renderDefault({
        ...props,
        elementProps: {
          ...elementProps,
          onChange: (event) => {
            elementProps.onChange(event)
            if ('value' in event.currentTarget) keepFormer(String(event.currentTarget.value))
          },
        },
      })}
      <Flex align="center" gap={3} wrap="wrap">
        <FromTitleButton
          proposal={proposal}
          value={value}
          onPress={(path) => {
            onChange(set(path))
            keepFormer(path)
          }}
        />
        {value && (
          <Text size={1} muted>
            {previewOrigin + value}
          </Text>
        )}
      </Flex>
      {typeof publishedPath === 'string' && value && publishedPath !== value && (
        <Text size={1} muted>
          {`Once this is published, ${publishedPath} leads here.`}
        </Text>
      )}
    </Stack>
  )
}
