import type {LayoutProps} from 'sanity'

/** Sanity's button that opens a group of fields is 9 pixels high, by a class of its own: too little for a finger. */
export function TargetSize(props: LayoutProps) {
  return (
    <>
      <style>{'legend button {min-height: 24px !important}'}</style>
      {props.renderDefault(props)}
    </>
  )
}
