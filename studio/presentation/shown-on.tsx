import {ChevronDownIcon} from '@sanity/icons/ChevronDown'
import {ChevronRightIcon} from '@sanity/icons/ChevronRight'
import {Box, Button, Card} from '@sanity/ui'
import {useId, useState} from 'react'
import {useIntentLink} from 'sanity/router'

import {TwoLines} from '../ui/title-and-detail.tsx'
import {type Place, usePlaces} from './use-places.ts'

/**
 * Each page leads the preview to it. The Studio's own list of places is no link while the preview is open, so
 * that neither the keyboard nor a screen reader finds it.
 */
export function ShownOn({id, type}: {id: string; type: string}) {
  const places = usePlaces(id, type)
  const [isOpen, setIsOpen] = useState(false)
  const list = useId()
  if (places.length === 0) return null
  return (
    <Card border radius={2}>
      <Button
        mode="bleed"
        width="fill"
        justify="flex-start"
        icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
        text={places.length === 1 ? 'Shows on one page' : `Shows on ${places.length} pages`}
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
        {places.map((place) => (
          <li key={place.href}>
            <PlaceLink {...place} id={id} type={type} />
          </li>
        ))}
      </Box>
    </Card>
  )
}

function PlaceLink({title, href, id, type}: Place & {id: string; type: string}) {
  const link = useIntentLink({
    intent: 'edit',
    params: {id, type, mode: 'presentation', preview: href},
  })
  return (
    <Card as="a" data-as="a" padding={2} radius={2} {...link}>
      <TwoLines title={title} detail={href} />
    </Card>
  )
}
