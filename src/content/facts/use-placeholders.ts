import {useMemo} from 'react'

import {fillPlaceholders, placeholderValues} from '#domain/placeholders.ts'

import {useSite} from './use-site.ts'

/** A function that fills the placeholders of a text; it returns null for a text that cannot be completed. */
export function usePlaceholders(): (text: string | null | undefined) => string | null {
  const {settings, bookingRules} = useSite()
  return useMemo(() => {
    const values = placeholderValues({settings, bookingRules})
    return (text) => fillPlaceholders(text, values)
  }, [settings, bookingRules])
}
