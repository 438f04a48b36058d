import {defineType} from 'sanity'

import {emptyFieldMessages} from '../../../validation/messages.ts'
import {translatedLine, translatedLines} from '../../translated-fields.ts'

export const meetingPoint = defineType({
  name: 'meetingPoint',
  title: 'Meeting point',
  type: 'object',
  fields: [
    ...translatedLine({
      name: 'title',
      title: 'Who meets here',
      description: 'For example "Arriving from abroad", "Terminal 3" or the name of a cruise line.',
    }),
    ...translatedLine({
      name: 'level',
      title: 'Level or terminal',
      description: 'Stands large beside it, for example "Level 1". Empty: left out.',
      optional: true,
    }),
    ...translatedLines({
      name: 'steps',
      title: 'Steps',
      description: 'What the guest does, one step per row, up to the door.',
      emptyMessage: emptyFieldMessages.steps,
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'level'}},
})
