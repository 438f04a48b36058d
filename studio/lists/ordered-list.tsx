import {Box, Card, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useRef, useState} from 'react'
import {useClient} from 'sanity'
import type {UserComponent} from 'sanity/structure'

import {apiVersion} from '../../domain/api-version.ts'
import {inOrder} from '../../domain/list-order.ts'
import type {JobState} from '../../domain/time/job-state.ts'
import {useFailureToast} from '../failures/use-failure-toast.ts'
import {originalId} from '../language/document-language.ts'
import {documentOfPane} from '../language/language-panes.ts'
import {useLiveQuery} from '../ui/use-live-query.ts'
import {useNow} from '../ui/use-now.ts'
import type {DocumentList} from './document-lists.ts'
import {
  type ListResult,
  type ListedDocument,
  idsInOrder,
  listQuery,
  listedDocuments,
} from './listed-document.ts'
import {OrderedRows} from './ordered-rows.tsx'
import {publishOrder} from './publish-order.ts'
import {type Place, moveWithin} from './reorder.ts'

/** Documents with their pictures, in the order of the site, which staff change by dragging. */
export function orderedList(list: DocumentList): UserComponent {
  return function OrderedList({childItemId}) {
    return <OrderedListOf list={list} selected={childItemId} />
  }
}

/** An order that is shown before it is published: until the list has an order that is not among `replaces`. */
type PendingOrder = {order: string[]; replaces: string[]}

function OrderedListOf({list, selected}: {list: DocumentList; selected: string | undefined}) {
  const {type, kind = '', order: field} = list
  const client = useClient({apiVersion})
  const toast = useToast()
  const showFailure = useFailureToast()
  const result = useLiveQuery<ListResult>({
    query: listQuery,
    listen: '*[_type in [$type, "listOrder", "rates"]]',
    params: {type, kind, order: field},
  })
  const now = useNow(result && result !== 'failed' ? lastChange(result) : '')
  const [pending, setPending] = useState<PendingOrder | null>(null)
  const lastSave = useRef<Promise<unknown>>(Promise.resolve())
  if (result === 'failed') {
    return <Notice>The list cannot be read at the moment. Check your connection.</Notice>
  }
  if (!result) return <Notice>Loading…</Notice>

  const published = result.order ?? []
  if (pending && !pending.replaces.includes(published.join())) setPending(null)
  const order = pending?.order ?? published
  const documents = inOrder(listedDocuments(result, now), order)
  const save = async (part: ListedDocument[], id: string, place: Place) => {
    const partIds = part.map(({_id}) => _id)
    const move = (from: string[]) => moveWithin(idsInOrder(result, from), partIds, id, place)
    // The next move may come before the last one is read back, so it replaces both orders.
    const replaced = [...(pending?.replaces ?? []), order.join()]
    const pendingOrder = (ids: string[]): PendingOrder => ({
      order: ids,
      replaces: replaced.filter((each) => each !== ids.join()),
    })
    const all = move(order)
    setPending(pendingOrder(all))
    // On a slow connection an earlier order would otherwise arrive after this one.
    const saved = lastSave.current.then(() => publishOrder(client, field, move))
    lastSave.current = saved.catch(() => {})
    try {
      const ids = await saved
      // Another person may have moved others meanwhile.
      setPending((shown) => (shown?.order === all ? pendingOrder(ids) : shown))
      toast.push({status: 'success', title: 'The site shows them in this order.'})
    } catch (error) {
      showFailure(error, {
        nothingDone: 'The order is as it was.',
        unknown: 'The Studio cannot tell whether the site shows the new order.',
      })
      setPending((shown) => (shown?.order === all ? null : shown))
    }
  }
  const rows = (part: ListedDocument[], label: string) => (
    <OrderedRows
      documents={part}
      label={label}
      type={type}
      selected={selected && originalId(documentOfPane(selected))}
      onMove={(id, place) => void save(part, id, place)}
    />
  )
  if (documents.length === 0) return <Notice>There are none yet. Use “+” above to add one.</Notice>
  if (type !== 'job') return <Box padding={2}>{rows(documents, list.title)}</Box>
  return (
    <Stack gap={4} padding={2}>
      {jobGroups.map(({state, title, empty}) => {
        const part = documents.filter(({jobState}) => jobState === state)
        return (
          <Stack key={state} as="section" gap={2}>
            <Box padding={2}>
              <Text as="h2" size={1} weight="semibold" muted>
                {title}
              </Text>
            </Box>
            {part.length > 0 ? rows(part, title) : <Notice>{empty}</Notice>}
          </Stack>
        )
      })}
    </Stack>
  )
}

const jobGroups: {state: JobState; title: string; empty: string}[] = [
  {state: 'open', title: 'Open now', empty: 'No opening shows on the site.'},
  {state: 'later', title: 'Not open yet', empty: 'None is planned.'},
  {state: 'closed', title: 'Closed', empty: 'None.'},
]

function lastChange({documents}: ListResult) {
  return documents
    .map(({_updatedAt}) => _updatedAt)
    .reduce((one, other) => (one > other ? one : other), '')
}

function Notice({children}: {children: string}) {
  return (
    <Card padding={2}>
      <Text muted size={1}>
        {children}
      </Text>
    </Card>
  )
}
