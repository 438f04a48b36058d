import {useToast} from '@sanity/ui/toast'
import {useClient, useSchema} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {textAt} from '../../content/content-value.ts'
import {readMissingReferences} from '../../content/missing-references.ts'
import {ConfirmedButton} from '../confirmed-button.tsx'
import {bringBackQuestion} from './bring-back-question.ts'
import {bringBack} from './bring-back.ts'
import type {Deletion} from './deletions.ts'
import {readMissingNames} from './missing-names.ts'

/** Brings a deleted document back as a draft, where the rules check it before somebody publishes it. */
export function BringBackButton({deletion, name}: {deletion: Deletion; name: string}) {
  const {documentId, content} = deletion
  const client = useClient({apiVersion})
  const schema = useSchema()
  const toast = useToast()
  return (
    <ConfirmedButton
      text="Bring back"
      label={`Bring back ${name}`}
      failed={{
        nothingDone: `${name} was not brought back.`,
        unknown: `The Studio cannot tell whether ${name} was brought back.`,
      }}
      read={async () => {
        const ids = await readMissingReferences(client, content)
        const names = await readMissingNames(client, (type) => schema.get(type), ids)
        return {ids, names}
      }}
      confirmationOf={({ids, names}) => ({
        title: `Bring back ${name}?`,
        question: bringBackQuestion(textAt(content, '_type'), documentId, ids.length > 0),
        sentences: names,
        action: 'Bring it back',
        busyAction: 'Bringing it back…',
      })}
      change={async ({ids}) => {
        const isBack = await bringBack(client, documentId, content, ids)
        toast.push(
          isBack
            ? {
                status: 'success',
                title: `${name} is back as a draft. Visitors see it when you press Publish.`,
              }
            : {status: 'info', title: `Somebody has brought ${name} back already.`},
        )
      }}
    />
  )
}
