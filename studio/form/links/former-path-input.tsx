import type {StringInputProps} from 'sanity'

/**
 * A former path, which can be removed and not changed. The item itself is not read-only: its menu would have no Remove.
 */
export function FormerPathInput(props: StringInputProps) {
  return props.renderDefault({
    ...props,
    readOnly: true,
    elementProps: {...props.elementProps, readOnly: true},
  })
}
