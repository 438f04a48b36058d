import type {Deletion} from '../history/deleted/deletions.ts'
import {DeletedRow} from './deleted-row.tsx'
import {Nothing, Panel, Rows} from './panel.tsx'
import type {Publication} from './publications.ts'
import {PublishedRow} from './published-row.tsx'
import {useLastChanges} from './use-last-changes.ts'
import type {StartPageData} from './use-start-page-data.ts'

const rowCount = 6

/** Who published or deleted what, and when, each with the way back. `published` is newest first. */
export function LastPublished({published, drafts}: Pick<StartPageData, 'published' | 'drafts'>) {
  const changes = useLastChanges(published, drafts, rowCount)
  if (changes === null || changes === 'failed') {
    return (
      <Panel title="Last published">
        {changes && (
          <Nothing>The history cannot be read at the moment. Everything else works.</Nothing>
        )}
      </Panel>
    )
  }
  const rows = newestFirst(changes.publications, changes.deletions)
  const types = new Map(published.map(({_id, _type}) => [_id, _type]))
  return (
    <Panel title="Last published">
      {rows.length === 0 && <Nothing>Nobody has published anything here yet.</Nothing>}
      {rows.length > 0 && (
        <Rows>
          {rows.map((row) =>
            'content' in row ? (
              <DeletedRow key={row.documentId} deletion={row} />
            ) : (
              <PublishedRow
                key={row.revision}
                publication={row}
                documents={row.documentIds.map((id) => ({id, type: types.get(id) ?? ''}))}
              />
            ),
          )}
        </Rows>
      )}
    </Panel>
  )
}

function newestFirst(publications: Publication[], deletions: Deletion[]) {
  return [...publications, ...deletions]
    .toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))
    .slice(0, rowCount)
}
