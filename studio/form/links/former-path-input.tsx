import type {StringInputProps} from 'sanity'

import {useReturnFocus} from '../../ui/use-return-focus.ts'

/**
 * A former path, which can be removed and not changed. The item itself is not read-only: its menu would have no Remove.
 */
export function FormerPathInput(props: StringInputProps) {
  // The list goes with its last item, and the focus with it: it moves on to the page's path.
  useReturnFocus(undefined, () =>
    document.activeElement === document.body ? document.getElementById('path') : null,
  )
  return props.renderDefault({
    ...props,
    readOnly: true,
    elementProps: {...props.elementProps, readOnly: true},
  })
}
