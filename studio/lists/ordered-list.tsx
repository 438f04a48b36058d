import {Box, Card, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient} from 'sanity'
import type {UserComponent} from 'sanity/structure'

import {inOrder} from '../../domain/list-order.ts'
import type {OpeningState} from '../../domain/opening.ts'
import {lastingToast} from '../ui/toast-options.ts'
import {useLiveQuery} from '../ui/use-live-query.ts'
import {useNow} from '../ui/use-now.ts'
import type {DocumentList} from './document-lists.ts'
import {type ListAnswer, type ListedDocument, listedDocuments} from './listed-document.ts'
import {OrderedRows} from './ordered-rows.tsx'
import {publishOrder} from './publish-order.ts'
import {withPartInOrder} from './reorder.ts'

const query = `{
  "documents": *[_type == $type && ($kind == "" || kind == $kind)] | order(
    coalesce(name, title, county) asc
  ),
  "all": *[_type == $type && !(_id in path("drafts.**"))] | order(
    coalesce(name, title, county) asc
  ){_id},
  "order": select(
    $order == "vehicles" => *[_id == "listOrder"][0].vehicles[]._ref,
    $order == "services" => *[_id == "listOrder"][0].services[]._ref,
    $order == "jobs" => *[_id == "listOrder"][0].jobs[]._ref,
    $order == "coverageAreas" => *[_id == "listOrder"][0].coverageAreas[]._ref,
    $order == "destinations" => *[_id == "listOrder"][0].destinations[]._ref
  ),
  "prices": *[_id == "rates"][0].rateCards[0].prices[]{"vehicle": vehicle._ref, price}
}`

/** Documents with their pictures, in the order of the site, which staff change by dragging. */
export function orderedList(list: DocumentList): UserComponent {
  return function OrderedList({childItemId}) {
    return <OrderedListOf list={list} selected={childItemId} />
  }
}

function OrderedListOf({list, selected}: {list: DocumentList; selected: string | undefined}) {
  const {type, kind = '', order: field} = list
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  const answer = useLiveQuery<ListAnswer>({
    query,
    listen: '*[_type in [$type, "listOrder", "rates"]]',
    params: {type, kind, order: field},
  })
  const now = useNow(answer && answer !== 'failed' ? lastChange(answer) : '')
  // What was dragged stays where it was dropped while it is being written.
  const [dropped, setDropped] = useState<string[] | null>(null)
  if (answer === 'failed') {
    return (
      <Sentence>The list cannot be read. Check your connection, then reload this page.</Sentence>
    )
  }
  if (!answer) return <Sentence>Reading …</Sentence>

  const order = dropped ?? answer.order ?? []
  const documents = inOrder(listedDocuments(answer, now), order)
  const save = async (part: string[]) => {
    const all = withPartInOrder(
      inOrder(answer.all, order).map(({_id}) => _id),
      part,
    )
    setDropped(all)
    try {
      await publishOrder(client, field, all)
      toast.push({status: 'success', title: 'The site shows them in this order.'})
    } catch {
      toast.push({
        status: 'error',
        ...lastingToast,
        title: 'The order is as it was. Check your connection and try again.',
      })
      setDropped(null)
    }
  }
  const rows = (part: ListedDocument[], label: string) => (
    <OrderedRows
      documents={part}
      label={label}
      type={type}
      selected={selected}
      onOrder={(next) => void save(next)}
    />
  )
  if (documents.length === 0)
    return <Sentence>There is none yet. Use “+” above to add one.</Sentence>
  if (type !== 'job') return <Box padding={2}>{rows(documents, list.title)}</Box>
  return (
    <Stack gap={4} padding={2}>
      {openingGroups.map(({state, title, none}) => {
        const part = documents.filter(({opening}) => opening === state)
        return (
          <Stack key={state} as="section" gap={2}>
            <Box padding={2}>
              <Text as="h2" size={1} weight="semibold" muted>
                {title}
              </Text>
            </Box>
            {part.length > 0 ? rows(part, title) : <Sentence>{none}</Sentence>}
          </Stack>
        )
      })}
    </Stack>
  )
}

const openingGroups: {state: OpeningState; title: string; none: string}[] = [
  {state: 'open', title: 'Open now', none: 'No opening shows on the site.'},
  {state: 'later', title: 'Opens later', none: 'None is planned.'},
  {state: 'closed', title: 'Closed', none: 'None.'},
]

function lastChange({documents}: ListAnswer) {
  return documents
    .map(({_updatedAt}) => _updatedAt)
    .reduce((one, other) => (one > other ? one : other), '')
}

function Sentence({children}: {children: string}) {
  return (
    <Card padding={2}>
      <Text muted size={1}>
        {children}
      </Text>
    </Card>
  )
}
