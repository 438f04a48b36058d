import {Stack, Text} from '@sanity/ui'
import {IntentLink} from 'sanity/router'

import {previewOrigin} from '../environment.ts'
import {DocumentName} from '../ui/document-name.tsx'
import type {Uses} from './uses.ts'

/** The documents that need this one, each with a link. */
export function RequiredBy({requiredBy}: Pick<Uses, 'requiredBy'>) {
  return (
    <Stack as="ul" gap={3} paddingLeft={4} style={{margin: 0}}>
      {requiredBy.map(({id, type}) => (
        <li key={id}>
          <Text size={1}>
            <IntentLink intent="edit" params={{id, type}}>
              <DocumentName id={id} type={type} />
            </IntentLink>
          </Text>
        </li>
      ))}
    </Stack>
  )
}

/** The pages of the site that show it; each link opens the page in a new tab. */
export function PageLinks({pages}: Pick<Uses, 'pages'>) {
  return pages.map(({_id, title, path}, index) => (
    <span key={_id}>
      {index > 0 && ', '}
      <a href={new URL(path, previewOrigin).href} target="_blank" rel="noopener">
        {title ?? path}
      </a>
    </span>
  ))
}
