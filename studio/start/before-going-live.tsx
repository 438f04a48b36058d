import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {pathToString, useSchema} from 'sanity'

import {fieldTitle} from '../ui/field-title.ts'
import {findSampleValues} from '../validation/texts/find-sample-values.ts'
import {LinkRow} from './link-row.tsx'
import {Panel, Rows} from './panel.tsx'
import type {StartPageData} from './use-start-page-data.ts'

/** The sample values that visitors would see, each with a link to its field. Renders nothing when none is left. */
export function BeforeGoingLive({published}: Pick<StartPageData, 'published'>) {
  const schema = useSchema()
  const samples = published.flatMap((document) =>
    findSampleValues(document).map((sample) => ({...sample, document})),
  )
  if (samples.length === 0) return null
  return (
    <Panel
      title="Before you go live"
      description="These are sample values, not your own. Replace each with your own."
      count={samples.length}
    >
      <Rows columns={[1, 1, 2]}>
        {samples.map(({document, path, text}) => (
          <LinkRow
            key={`${document._id} ${pathToString(path)}`}
            to={{id: document._id, type: document._type, path: pathToString(path)}}
            icon={WarningOutlineIcon}
            title={fieldTitle(schema.get(document._type), path)}
            detail={text || 'Empty'}
          />
        ))}
      </Rows>
    </Panel>
  )
}
