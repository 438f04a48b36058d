import {ChevronDownIcon} from '@sanity/icons/ChevronDown'
import {ChevronRightIcon} from '@sanity/icons/ChevronRight'
import {Box, Button, Card} from '@sanity/ui'
import {useId, useState} from 'react'
import {useIntentLink} from 'sanity/router'

import {TitleAndDetail} from '../ui/title-and-detail.tsx'
import {type ShownPage, usePagesThatShow} from './use-pages-that-show.ts'

/**
 * The pages that show a document, each with a link that opens it in the preview. While the preview is open,
 * the Studio's own list of pages has no links that the keyboard or a screen reader could find.
 */
export function ShownOn({id, type}: {id: string; type: string}) {
  const pages = usePagesThatShow(id, type)
  const [isOpen, setIsOpen] = useState(false)
  const list = useId()
  if (pages.length === 0) return null
  return (
    <Card border radius={2}>
      <Button
        mode="bleed"
        width="fill"
        justify="flex-start"
        icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
        text={pages.length === 1 ? 'Shows on one page' : `Shows on ${pages.length} pages`}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      />
      <Box
        as="ul"
        id={list}
        hidden={!isOpen}
        padding={2}
        paddingTop={1}
        style={{listStyle: 'none', margin: 0}}
      >
        {pages.map((page) => (
          <li key={page.href}>
            <PageLink {...page} id={id} type={type} />
          </li>
        ))}
      </Box>
    </Card>
  )
}

function PageLink({title, href, id, type}: ShownPage & {id: string; type: string}) {
  const link = useIntentLink({
    intent: 'edit',
    params: {id, type, mode: 'presentation', preview: href},
  })
  return (
    <Card as="a" data-as="a" padding={2} radius={2} {...link}>
      <TitleAndDetail title={title} detail={href} />
    </Card>
  )
}
