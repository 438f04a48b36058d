import {Card, Flex, Text} from '@sanity/ui'
import type {ComponentType, MouseEventHandler} from 'react'

import {TitleAndDetail} from '../ui/title-and-detail.tsx'

export type Task = {icon: ComponentType; title: string; detail: string}

type TaskLink = {href: string; onClick: MouseEventHandler<HTMLElement>}

/** A task that leads elsewhere in the Studio. */
export function TaskCard({icon, title, detail, ...link}: Task & TaskLink) {
  return (
    <Card as="a" data-as="a" border radius={3} padding={4} {...link}>
      <TaskText icon={icon} title={title} detail={detail} />
    </Card>
  )
}

/** A task that begins here. */
export function TaskButton({onClick, ...task}: Task & {onClick: () => void}) {
  return (
    // A card that is a button draws no border of its own.
    <Card border radius={3}>
      <Card as="button" data-as="button" radius={3} padding={4} height="fill" onClick={onClick}>
        <TaskText {...task} />
      </Card>
    </Card>
  )
}

function TaskText({icon: Icon, title, detail}: Task) {
  return (
    <Flex gap={3}>
      <Text size={3}>
        <Icon />
      </Text>
      <TitleAndDetail title={title} detail={detail} />
    </Flex>
  )
}
