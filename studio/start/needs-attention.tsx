import {getPublishedId} from '@sanity/client/csm'
import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {ClockIcon} from '@sanity/icons/Clock'
import {EditIcon} from '@sanity/icons/Edit'
import {LinkRemovedIcon} from '@sanity/icons/LinkRemoved'
import {MarkerIcon} from '@sanity/icons/Marker'
import {Box, Flex, Text} from '@sanity/ui'
import {useRelativeTime} from 'sanity'

import {miamiTimeZone} from '../../domain/time/miami-time.ts'
import {closesSoon, describeClosing} from '../lists/describe-job.ts'
import {PublishDraftsButton} from '../publish-drafts/publish-drafts-button.tsx'
import {DocumentName} from '../ui/document-name.tsx'
import {useTypeTitle} from '../ui/use-type-title.ts'
import {brokenLinks} from './broken-links.ts'
import {LinkRow} from './link-row.tsx'
import {Panel, Rows} from './panel.tsx'
import {uncheckedMeetingPoints} from './unchecked-meeting-points.ts'
import type {StartPageData} from './use-start-page-data.ts'

/** Drafts that wait, jobs that end within a week, links that lead nowhere, meeting points to check again. */
export function NeedsAttention({
  drafts,
  jobs,
  published,
  now,
  focusAfterLast,
}: StartPageData & {now: Date; focusAfterLast: () => void}) {
  const closing = jobs.filter((job) => closesSoon(job, now))
  const broken = brokenLinks(published)
  const unchecked = uncheckedMeetingPoints(published, now.getTime())
  const count = drafts.length + closing.length + broken.length + unchecked.length
  return (
    <Panel title="Needs attention" count={count}>
      {count === 0 ? (
        <Box padding={4} paddingTop={1}>
          <Flex align="center" gap={3}>
            <Text size={2}>
              <CheckmarkCircleIcon />
            </Text>
            <Text size={1}>Everything is published and no opening is about to close.</Text>
          </Flex>
        </Box>
      ) : (
        <Rows>
          {broken.map(({id, type, path, page, section}) => (
            <LinkRow
              key={`${id} ${path}`}
              to={{id, type, path}}
              icon={LinkRemovedIcon}
              title={<DocumentName id={id} type={type} />}
              detail={`A link leads to the part “${section}” of ${page}, which is gone.`}
            />
          ))}
          {closing.map(({_id, title, closesOn}) => (
            <LinkRow
              key={_id}
              to={{id: _id, type: 'job', path: 'closesOn'}}
              icon={ClockIcon}
              title={title ?? 'Job opening'}
              detail={`This opening ${describeClosing(closesOn ?? '', now)}.`}
            />
          ))}
          {unchecked.map(({id, type, detail}) => (
            <LinkRow
              key={`${id} meetingCheckedOn`}
              to={{id, type, path: 'meetingCheckedOn'}}
              icon={MarkerIcon}
              title={<DocumentName id={id} type={type} />}
              detail={detail}
            />
          ))}
          {drafts.map((draft) => (
            <DraftRow key={draft._id} {...draft} />
          ))}
        </Rows>
      )}
      {drafts.length > 0 && (
        <Box padding={4} paddingTop={2}>
          <PublishDraftsButton drafts={drafts} focusAfterLast={focusAfterLast} />
        </Box>
      )}
    </Panel>
  )
}

function DraftRow({_id, _type, _updatedAt}: StartPageData['drafts'][number]) {
  const kind = useTypeTitle(_type, _id)
  const since = useRelativeTime(_updatedAt, {useTemporalPhrase: true, timeZone: miamiTimeZone})
  return (
    <LinkRow
      to={{id: getPublishedId(_id), type: _type}}
      icon={EditIcon}
      title={<DocumentName id={_id} type={_type} />}
      detail={[kind, `changed ${since}, not published`].filter(Boolean).join(' · ')}
    />
  )
}
