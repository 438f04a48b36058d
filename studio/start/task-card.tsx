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
    <Card as="button" data-as="button" border radius={3} padding={4} onClick={onClick}>
      <TaskText {...task} />
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
