import type {LayoutProps} from 'sanity'

/** Sanity's button that opens a group of fields is 9 pixels high: too little for a finger. */
export function TargetSize(props: LayoutProps) {
  return (
    <>
      <style>{'legend button {min-height: 24px}'}</style>
      {props.renderDefault(props)}
    </>
  )
}
