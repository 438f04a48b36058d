import {useMemo} from 'react'

import {fillPlaceholders, placeholderValues} from '#domain/placeholders.ts'
import {useWords} from '#src/language/words.ts'

import {useSite} from './use-site.ts'

/** A function that fills the placeholders of a text; it returns null for a text that cannot be completed. */
export function usePlaceholders(): (text: string | null | undefined) => string | null {
  const {domain} = useWords('site')
  const values = useSite((site) => placeholderValues(site, domain))
  return useMemo(() => (text) => fillPlaceholders(text, values), [values])
}
