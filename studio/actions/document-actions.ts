import type {DocumentActionsResolver, NewDocumentOptionsResolver, TemplateResolver} from 'sanity'

import {mainLanguage} from '../../domain/language.ts'
import {languageOfId} from '../language/document-language.ts'
import {useDeletePageAction, useTakeOffSiteAction} from '../pages/retire/retire-page-actions.tsx'
import {isActionAllowed, isFixedType} from '../schema/fixed-documents.ts'
import {pageTypes} from '../schema/page-types.ts'
import {useDeleteAction} from '../where-used/delete-action.tsx'
import {useCloseJobAction} from './close-job-action.ts'
import {discardActionThatStays} from './discard-action.ts'
import {useOpenDestinationAction} from './open-destination-action.ts'
import {openOnSiteAction} from './open-on-site-action.ts'
import {publishActionWithReasons} from './publish-action.tsx'

export const documentActions: DocumentActionsResolver = (actions, {schemaType, documentId}) => [
  ...actions
    .filter(({action}) => isActionAllowed(action, schemaType, documentId))
    .map((action) => {
      if (action.action === 'publish') return publishActionWithReasons(action)
      if (action.action === 'discardChanges') {
        const hasQuestions = isActionAllowed('delete', schemaType, documentId)
        return hasQuestions ? discardActionThatStays(action) : action
      }
      if (isPage(schemaType, documentId) && action.action === 'unpublish')
        return useTakeOffSiteAction
      if (isPage(schemaType, documentId) && action.action === 'delete') return useDeletePageAction
      return action.action === 'delete' ? useDeleteAction : action
    }),
  // Its days are kept in the English document.
  ...(schemaType === 'job' && !isTranslation(documentId) ? [useCloseJobAction] : []),
  schemaType === 'destination' ? useOpenDestinationAction : openOnSiteAction,
]

/** What the office may take off the site by itself: its own pages, and all translations. */
function isPage(type: string, id = ''): boolean {
  return type === 'page' || (pageTypes.includes(type) && isTranslation(id))
}

function isTranslation(id = ''): boolean {
  return languageOfId(id) !== mainLanguage
}

export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({templateId}) => !isFixedType(templateId))

/** Templates of new documents; a destination starts with the kind of the list to which it is added. */
export const templates: TemplateResolver = (all) => [
  ...all.filter(({schemaType}) => !isFixedType(schemaType)),
  {
    id: destinationTemplateId,
    title: 'Destination',
    schemaType: 'destination',
    parameters: [{name: 'kind', title: 'Kind', type: 'string'}],
    value: ({kind}: {kind: string}) => ({kind, showInCoverage: false}),
  },
]

export const destinationTemplateId = 'destination-of-kind'
