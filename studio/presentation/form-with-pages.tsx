import {getPublishedId} from '@sanity/client/csm'
import {Stack} from '@sanity/ui'
import {type ReactNode, useEffect, useRef} from 'react'
import {type InputProps, useFormValue} from 'sanity'

import {ShownOn} from './shown-on.tsx'

/** The form of a document, and above it the pages that show it. */
export function FormWithPages(props: InputProps) {
  const id = useFormValue(['_id'])
  if (props.path.length > 0 || typeof id !== 'string') return props.renderDefault(props)
  const isFieldChosen = 'focusPath' in props && props.focusPath.length > 0
  return (
    <Form isFieldChosen={isFieldChosen}>
      <ShownOn id={getPublishedId(id)} type={props.schemaType.name} />
      {props.renderDefault(props)}
    </Form>
  )
}

/** On a phone the preview shows either the page or the form; tapping a field on the page opens the form. */
function Form({isFieldChosen, children}: {isFieldChosen: boolean; children: ReactNode}) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFieldChosen || element.current?.checkVisibility()) return
    document.getElementById('presentation-narrow-tab-content')?.click()
  }, [isFieldChosen])
  return (
    <Stack ref={element} gap={5}>
      {children}
    </Stack>
  )
}
