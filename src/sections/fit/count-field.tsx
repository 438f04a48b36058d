import {type RefObject, useId, useState} from 'react'

import type {Party} from '#domain/ride/party.ts'
import {StepButton} from '#src/ui/form/step-button.tsx'

type CountFieldProps = {
  name: keyof Party
  label: string
  hint: string
  /** The names of the buttons: "One fewer passenger", "One more passenger". */
  less: string
  more: string
  count: number
  least: number
  most: number
  inputRef?: RefObject<HTMLInputElement | null>
  onChange: (count: number) => void
}

/** How many of a kind: typed, or by two buttons. */
export function CountField(props: CountFieldProps) {
  const {name, label, hint, less, more, count, least, most, inputRef, onChange} = props
  const id = useId()
  // What is being typed: an empty field is no count yet.
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <div className="grid items-center gap-3 border-(--line) py-3 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:not-first-of-type:border-t sm:max-lg:border-b sm:max-lg:py-5 lg:py-6 lg:pr-5 lg:not-first-of-type:border-l lg:not-first-of-type:pl-5">
      <div>
        <label htmlFor={id} className="block leading-[1.35] font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-small leading-[1.35] text-(--fg-soft)">
          {hint}
        </p>
      </div>
      <div className="grid max-w-52 grid-cols-[auto_3.25rem_auto] items-center sm:grid-cols-[auto_minmax(3.25rem,1fr)_auto]">
        <StepButton
          icon="minus"
          label={less}
          isAtEnd={count <= least}
          className="size-12"
          onStep={() => onChange(Math.min(count - 1, most))}
        />
        <input
          ref={inputRef}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          aria-describedby={`${id}-hint`}
          value={draft ?? count}
          onChange={({target}) => {
            const {value} = target
            // A change of language fills the field in without the focus, so no blur would end the draft.
            setDraft(target === document.activeElement ? value : null)
            if (value !== '') onChange(Number(value))
          }}
          onBlur={() => setDraft(null)}
          className="tabular h-12 w-full appearance-none bg-transparent text-center font-display text-[2rem] leading-none font-[340] text-(--fg-strong) [-moz-appearance:textfield] sm:text-[2.5rem] [&::-webkit-inner-spin-button]:hidden"
        />
        <StepButton
          icon="plus"
          label={more}
          isAtEnd={count >= most}
          className="size-12"
          onStep={() => onChange(count + 1)}
        />
      </div>
    </div>
  )
}
