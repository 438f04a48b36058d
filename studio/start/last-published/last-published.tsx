import {useFocusAfterRemoval} from '../../ui/use-focus-after-removal.ts'
import {Nothing, Panel, Rows} from '../panel.tsx'
import type {StartPageData} from '../use-start-page-data.ts'
import {DeletedRow} from './deleted-row.tsx'
import {newestFirst} from './newest-first.ts'
import {PublishedRow} from './published-row.tsx'
import {useLastChanges} from './use-last-changes.ts'

const maxPublications = 6

/** Who published or deleted what, and when, each with the way back. `published` is newest first. */
export function LastPublished({
  published,
  drafts,
  focusAfterLast,
}: Pick<StartPageData, 'published' | 'drafts'> & {
  /** Where the focus goes once nothing is left in the list. */
  focusAfterLast: () => void
}) {
  const changes = useLastChanges(published, drafts, maxPublications)
  const list = useFocusAfterRemoval(focusAfterLast)
  if (changes === null || changes === 'failed') {
    return (
      <Panel title="Last published">
        {changes && (
          <Nothing>
            The history cannot be read at the moment. Check your connection. Everything else works.
          </Nothing>
        )}
      </Panel>
    )
  }
  const rows = newestFirst(changes.publications, changes.deletions, maxPublications)
  const types = new Map(published.map(({_id, _type}) => [_id, _type]))
  return (
    <Panel title="Last published">
      {rows.length === 0 && <Nothing>Nothing has been published in the last few days.</Nothing>}
      <div {...list}>
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
      </div>
    </Panel>
  )
}
