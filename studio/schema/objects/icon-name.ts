import {defineType} from 'sanity'

import {type ContentIconName, contentIconNames} from '../../../domain/icon-names.ts'

const titles: Record<ContentIconName, string> = {
  'clock-8': 'Clock',
  'shield-check': 'Shield with a check',
  'user-round-check': 'Person with a check',
  'car-front': 'Car',
  'users-round': 'People',
  'plane-landing': 'Plane landing',
  luggage: 'Suitcase',
  'message-square-text': 'Text message',
  'badge-check': 'Badge with a check',
  hourglass: 'Hourglass',
  lock: 'Lock',
  handshake: 'Handshake',
  plane: 'Plane',
  ship: 'Ship',
  landmark: 'Landmark',
  'map-pin': 'Map pin',
  phone: 'Phone',
  'phone-call': 'Ringing phone',
  mail: 'Letter',
  'building-2': 'Office building',
  heart: 'Heart',
  'graduation-cap': 'Graduation cap',
  wine: 'Wine glass',
  cake: 'Cake',
  gem: 'Gem',
  music: 'Music',
  'briefcase-business': 'Briefcase',
  'timer-reset': 'Timer',
  receipt: 'Receipt',
  umbrella: 'Umbrella',
  'calendar-check': 'Calendar with a check',
  'circle-check': 'Check in a circle',
  'heart-pulse': 'Heart with a pulse',
  'trending-up': 'Rising line',
  'calendar-clock': 'Calendar with a clock',
}

export const iconName = defineType({
  name: 'iconName',
  title: 'Icon',
  type: 'string',
  options: {list: contentIconNames.map((value) => ({value, title: titles[value]}))},
})
