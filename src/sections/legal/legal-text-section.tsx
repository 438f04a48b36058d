import {useId} from 'react'

import {RichText} from '#src/content/components/rich-text.tsx'

import type {Section} from '../section.ts'
import {Chapter} from './chapter.tsx'

/** One chapter of a legal document. */
export function LegalTextSection({section}: {section: Section<'legalTextSection'>}) {
  return (
    <Chapter section={section} headingId={useId()}>
      <RichText value={section.body} />
    </Chapter>
  )
}
