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

type Typing = {
  text: string
  /** The page at which it was sent or left; null while somebody types. */
  at: string | null
  isElsewhere: boolean
}

/**
 * The path of the page in the preview. What somebody types stays while they type, whatever page comes, and after that
 * until Escape or the next page.
 */
export function PathField({path, origin, onGo}: PathFieldProps) {
  const shown: Typing = {text: path, at: path, isElsewhere: false}
  const [typing, setTyping] = useState(shown)
  const {text, isElsewhere} = typing.at === null || typing.at === path ? typing : shown
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
        onChange={(event) =>
          setTyping({text: event.currentTarget.value, at: null, isElsewhere: false})
        }
        onKeyDown={handleKey}
        onFocus={keepFocus.onFocus}
        onBlur={(event) => {
          keepFocus.onBlur(event)
          if (document.activeElement === event.currentTarget) return
          setTyping((now) => (now.at === null ? {...now, at: path} : now))
        }}
      />
      <div id={message} aria-live="polite">
        {isElsewhere && (
          <Text size={1}>The preview shows this site only. Write for example /contact.</Text>
        )}
      </div>
    </Stack>
  )
}
