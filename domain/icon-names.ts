/** Names of Lucide icons that staff choose from, in the order of the Studio's list. */
export const contentIconNames = [
  'clock-8',
  'shield-check',
  'user-round-check',
  'car-front',
  'users-round',
  'plane-landing',
  'luggage',
  'message-square-text',
  'badge-check',
  'hourglass',
  'lock',
  'handshake',
  'plane',
  'ship',
  'landmark',
  'map-pin',
  'phone',
  'phone-call',
  'mail',
  'building-2',
  'heart',
  'graduation-cap',
  'wine',
  'cake',
  'gem',
  'music',
  'briefcase-business',
  'timer-reset',
  'receipt',
  'umbrella',
  'calendar-check',
  'circle-check',
  'heart-pulse',
  'trending-up',
  'calendar-clock',
] as const

/** Every icon of the sprite: those of the content, and those of the interface. */
export const iconNames = [
  ...contentIconNames,
  'arrow-right',
  'external-link',
  'menu',
  'x',
  'check',
  'circle-alert',
  'info',
  'layout-dashboard',
  'log-out',
  'clipboard-list',
  'circle-dollar-sign',
  'settings',
  'chevron-down',
  'search',
  'eye',
  'eye-off',
  'copy',
  'printer',
  'rotate-cw',
  'minus',
  'plus',
  'calendar-plus',
] as const

export type ContentIconName = (typeof contentIconNames)[number]
export type IconName = (typeof iconNames)[number]

/** Whether staff may choose an icon. Content is not trusted: it may name another. */
export function isContentIconName(name: unknown): name is ContentIconName {
  return contentIconNames.some((known) => known === name)
}
