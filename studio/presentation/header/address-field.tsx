import {Stack, Text, TextInput} from '@sanity/ui'
import {type KeyboardEvent, useId, useState} from 'react'

import {urlOnSite} from './address.ts'

type AddressFieldProps = {
  /** The page that the preview shows, as a path. */
  path: string
  origin: string
  onGo: (url: string) => void
}

/** The address of the page in the preview; what somebody types stays until Enter, Escape or leaving the field. */
export function AddressField({path, origin, onGo}: AddressFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  const message = useId()
  const reset = () => {
    setTyped(null)
    setElsewhere(false)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') reset()
    if (event.key !== 'Enter' || typed === null) return
    const url = urlOnSite(typed, origin)
    setElsewhere(!url)
    if (!url) return
    reset()
    onGo(url)
  }
  return (
    <Stack gap={2} flex={1} style={{minWidth: '12rem'}}>
      <TextInput
        aria-label="Address of the page"
        aria-describedby={message}
        aria-invalid={isElsewhere}
        fontSize={1}
        padding={3}
        value={typed ?? path}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={reset}
        onKeyDown={handleKey}
      />
      <div id={message} aria-live="polite">
        {isElsewhere && (
          <Text size={1}>The preview shows this site only. Write for example /contact.</Text>
        )}
      </div>
    </Stack>
  )
}
