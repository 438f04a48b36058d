import type {ComponentProps} from 'react'

import {SpinnerRing} from './spinner.tsx'

type ButtonLook = {
  variant?: 'primary' | 'secondary'
  /** Compact is as high as regular, for two beside each other on a phone. */
  size?: 'regular' | 'compact' | 'small'
  wide?: boolean
}

/** The classes of a button, for links too. Its colors depend on the surface around it. */
export function buttonClass({
  variant = 'primary',
  size = 'regular',
  wide = false,
}: ButtonLook = {}): string {
  return [
    'inline-flex items-center justify-center gap-2.5 rounded-control border leading-tight font-semibold text-center no-underline',
    'cursor-pointer transition-colors duration-(--duration-quick) disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60 print:hidden',
    sizes[size],
    variants[variant],
    wide ? 'w-full' : '',
  ].join(' ')
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & {busy?: boolean}

/**
 * While busy it does nothing and shows a spinner beside its text. It is not `disabled` then, because a disabled button
 * loses the focus.
 */
export function Button({
  busy = false,
  variant,
  size,
  wide,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      className={`${buttonClass({variant, size, wide})} ${className}`}
      // Enter in a field clicks the button of its form, too.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <SpinnerRing size="button" />}
      {children}
    </button>
  )
}

const sizes = {
  regular: 'min-h-13 px-7 py-2 text-base',
  compact: 'min-h-13 px-2 py-2 text-base',
  small: 'min-h-11 px-5 py-1.5 text-small',
}

const variants = {
  primary:
    'border-(--action) bg-(--action) text-(--action-text) enabled:hover:border-(--action-hover) enabled:hover:bg-(--action-hover) [a&]:hover:border-(--action-hover) [a&]:hover:bg-(--action-hover)',
  secondary: 'border-(--line-control) bg-transparent text-(--fg-strong) hover:border-(--fg-strong)',
}
