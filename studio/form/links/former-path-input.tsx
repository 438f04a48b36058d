import {useEffect, useRef} from 'react'
import type {StringInputProps} from 'sanity'

import {useReturnFocus} from '../../ui/use-return-focus.ts'

/**
 * A former path, which can be removed and not changed. The item itself is not read-only: its menu would have no Remove.
 */
export function FormerPathInput(props: StringInputProps) {
  // The list goes with its last item, and the focus with it: it moves on to the path of the same form.
  const path = useRef<HTMLElement>(null)
  useEffect(() => {
    path.current = document.getElementById('path')
  }, [])
  useReturnFocus(undefined, () => (document.activeElement === document.body ? path.current : null))
  return props.renderDefault({
    ...props,
    readOnly: true,
    elementProps: {...props.elementProps, readOnly: true},
  })
}
