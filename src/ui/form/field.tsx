import {useId} from 'react'
import type {ComponentProps, ReactNode} from 'react'

import {useWords} from '#src/language/words.ts'

import {hasFocusLeft} from '../focus/has-focus-left.ts'
import {Icon} from '../icon.tsx'

type FieldText = {
  label: string
  name: string
  /** Says "(optional)" after the label; any other field is required. */
  optional?: boolean
  error?: string | null
  help?: ReactNode
  /** A control at the right end of the field, such as "Show password". */
  trailing?: ReactNode
}

type FieldProps = FieldText & (LineProps | MultilineProps)

/** A labeled text field. Use it in a form with `noValidate`, because it shows its own errors (`error`). */
export function Field({label, optional = false, error, help, trailing, ...native}: FieldProps) {
  const words = useWords('site').field
  const ownId = useId()
  const id = native.id ?? ownId
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  const shared = {
    id,
    className: `${control} ${error ? badEdge : goodEdge} ${trailing ? 'pr-14' : ''}`,
    required: !optional,
    'aria-invalid': Boolean(error),
    'aria-describedby': described || undefined,
  }
  return (
    <div>
      <label htmlFor={id} className="mb-[0.4rem] block text-small leading-[1.65] font-medium">
        {label}
        {optional && <span className="font-normal text-(--fg-soft)">{words.optional}</span>}
      </label>
      <div className="relative">
        {native.multiline ? (
          <Multiline {...native} {...shared} />
        ) : (
          <input {...native} {...shared} />
        )}
        {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-small text-(--fg-soft)">
          {help}
        </p>
      )}
      {error && (
        <p
          key={error}
          id={`${id}-error`}
          ref={announceUnlessFocusFollows}
          className="mt-1.5 flex gap-1.5 text-small text-(--fg-error)"
        >
          <Icon name="circle-alert" size={18} className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  )
}

/**
 * An error is read with its field, which the form then focuses. It is announced where its field has the focus already,
 * and where the visitor has left the form meanwhile.
 */
function announceUnlessFocusFollows(error: HTMLElement | null) {
  const form = error?.closest('form')
  const hasFocus = document.activeElement?.matches(`[aria-describedby~="${error?.id}"]`)
  if (error && (hasFocus || (form && hasFocusLeft(form)))) error.role = 'alert'
}

type LineProps = Native<'input'> & {multiline?: undefined}
type MultilineProps = Native<'textarea'> & {multiline: true}
type Native<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, 'name'>

function Multiline({multiline, ...native}: MultilineProps) {
  return <textarea {...native} aria-multiline={multiline} />
}

const control =
  'block min-h-13 w-full rounded-control bg-(--field) text-base leading-normal text-(--fg-strong) placeholder:text-(--fg-soft) placeholder:opacity-100 [textarea&]:min-h-41 [textarea&]:resize-y'
const goodEdge = 'border border-(--line-control) px-4 py-3'
const badEdge = 'border-2 border-(--fg-error) px-[calc(1rem-1px)] py-[calc(0.75rem-1px)]'
