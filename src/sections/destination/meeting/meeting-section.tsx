import {meetingPointsShownUntil} from '#domain/meeting-check.ts'
import {sectionAnchor} from '#domain/section-anchors.ts'
import {useDestination} from '#src/content/facts/use-destination.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useReadAt} from '#src/content/live/use-content.ts'
import {queries} from '#src/content/query/queries.ts'
import {useHasPassed} from '#src/content/time/use-has-passed.ts'
import {useWords} from '#src/language/words.ts'
import {Container} from '#src/ui/container.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import type {Section} from '../../section.ts'
import {CallOffice} from '../call-office.tsx'
import {SourcedFacts} from '../sourced-facts.tsx'
import {CheckedOn} from './checked-on.tsx'
import {MeetingPoints} from './meeting-points.tsx'
import {PrivateTerminals} from './private-terminals.tsx'
import {TerminalDrawing} from './terminal-drawing.tsx'
import {useMeetingPoints} from './use-meeting-points.ts'

/** Where guests meet the chauffeur, as long as the office's last check is not too old. */
export function MeetingSection({section}: {section: Section<'meetingSection'>}) {
  const words = useWords('destination')
  const resolve = usePlaceholders()
  const destination = useDestination(
    ({meetingCheckedOn, meetingPoints, privateTerminals, facts}) => ({
      meetingCheckedOn,
      meetingPoints,
      privateTerminals,
      facts,
    }),
  )
  const points = useMeetingPoints(destination?.meetingPoints)
  const days = useSite(({bookingRules}) => bookingRules?.meetingPointDays)
  const until = meetingPointsShownUntil(destination?.meetingCheckedOn, days)
  const isOld = useHasPassed(until, useReadAt(queries.site))
  const heading = resolve(section.heading)
  const lead = resolve(section.lead)
  const id = sectionAnchor(section)
  if (!destination) return null
  const shows = points.length > 0 && until !== null && !isOld
  return (
    <SectionFrame id={id} surface="pearl" labelledBy={heading ? `${id}-heading` : undefined}>
      <Container className="grid items-start gap-x-20 gap-y-block lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          {heading && (
            <h2 id={`${id}-heading`} className="text-title">
              {heading}
            </h2>
          )}
          {lead && <p className="mt-5 text-lead text-(--fg-soft)">{lead}</p>}
          {shows && <CheckedOn day={destination.meetingCheckedOn} />}
          <TerminalDrawing />
        </div>
        <div className="grid gap-y-12">
          {shows ? (
            <MeetingPoints points={points} />
          ) : (
            <CallOffice text={resolve(section.callText) ?? words.callForDoor} />
          )}
          <PrivateTerminals terminals={destination.privateTerminals} />
          <SourcedFacts facts={destination.facts} />
        </div>
      </Container>
    </SectionFrame>
  )
}
