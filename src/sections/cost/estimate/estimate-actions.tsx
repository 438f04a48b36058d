import {SiteLink} from '#src/content/components/site-link.tsx'
import {buttonClass} from '#src/ui/button.tsx'

import {CopyAnswerButton} from '../copy-answer-button.tsx'
import {PrintAnswerButton} from '../print-answer-button.tsx'
import {SendAnswerLinks} from '../send-answer-links.tsx'

type EstimateActionsProps = {
  /** Where the ride is booked or a quote asked for, and the name of that link. */
  href: string
  label: string
  ride: string
  /** The whole answer, to copy or to send. */
  text: string
}

/** What to do with an estimate: book it or ask for a quote, copy it, print it, send it to the office. */
export function EstimateActions({href, label, ride, text}: EstimateActionsProps) {
  return (
    <>
      <div className="mt-auto grid grid-cols-2 gap-3 max-2xs:grid-cols-1 pt-8 md:flex md:flex-wrap print:hidden">
        <SiteLink href={href} className={`${buttonClass()} max-md:col-span-full`}>
          {label}
        </SiteLink>
        <CopyAnswerButton text={text} />
        <PrintAnswerButton />
      </div>
      <SendAnswerLinks subject={ride} text={text} />
    </>
  )
}
