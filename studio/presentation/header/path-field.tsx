import {Stack, Text, TextInput} from '@sanity/ui'
import {type KeyboardEvent, useId, useState} from 'react'

import {urlOnSite} from './path-on-site.ts'
import {useKeepFocus} from './use-keep-focus.ts'

type PathFieldProps = {
  /** The page that the preview shows, as a path. */
  path: string
  origin: string
  onGo: (url: string) => void
}

/** The path of the page in the preview. What somebody types stays until Enter, Escape or the next page. */
export function PathField({path, origin, onGo}: PathFieldProps) {
  const shown = {text: path, at: path, isElsewhere: false}
  const [typing, setTyping] = useState(shown)
  const {text, isElsewhere} = typing.at === path ? typing : shown
  const message = useId()
  const keepFocus = useKeepFocus()
  const handleKey = (event: KeyboardEvent) => {
    keepFocus.onKeyDown(event)
    if (event.key === 'Escape') setTyping(shown)
    if (event.key !== 'Enter') return
    const url = urlOnSite(text, origin)
    setTyping({text, at: path, isElsewhere: !url})
    if (url) onGo(url)
  }
  return (
    <Stack gap={2} flex={1} style={{minWidth: '12rem'}}>
      <TextInput
        aria-label="Address of the page"
        aria-describedby={message}
        aria-invalid={isElsewhere}
        fontSize={1}
        padding={3}
        value={text}
        onChange={(event) => setTyping({...shown, text: event.currentTarget.value})}
        onKeyDown={handleKey}
        onFocus={keepFocus.onFocus}
        onBlur={keepFocus.onBlur}
      />
      <div id={message} aria-live="polite">
        {isElsewhere && (
          <Text size={1}>The preview shows this site only. Write for example /contact.</Text>
        )}
      </div>
    </Stack>
  )
}
