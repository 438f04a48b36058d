import type {RefObject} from 'react'

import type {IconName} from '#domain/icon-names.ts'

import {Icon} from '../icon.tsx'

type StepButtonProps = {
  icon: IconName
  label: string
  isAtEnd: boolean
  buttonRef?: RefObject<HTMLButtonElement | null>
  className?: string
  onStep: () => void
}

/**
 * Makes a number one step smaller or larger. At its end it stays focusable: a disabled button would take the focus away
 * from whoever pressed it.
 */
export function StepButton({
  icon,
  label,
  isAtEnd,
  buttonRef,
  className = 'size-13',
  onStep,
}: StepButtonProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onStep}
      className={`grid cursor-pointer place-items-center rounded-control border border-(--line-control) text-(--fg-strong) aria-disabled:cursor-default aria-disabled:border-(--line) aria-disabled:text-(--line-control) ${className}`}
    >
      <Icon name={icon} />
    </button>
  )
}
