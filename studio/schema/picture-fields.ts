import {type ComponentProps, createElement} from 'react'
import {defineField} from 'sanity'

import {neededWidth, pictureSlots, type SlotName} from '../../domain/picture/slots.ts'
import {PictureInput} from '../form/picture/picture-input.tsx'
import {checkWeight} from '../validation/cross-document/picture.ts'
import {
  altTextIsGiven,
  fileIsGiven,
  pictureIsLargeEnough,
  type Picture,
} from '../validation/texts/picture.ts'

type PictureField = {
  name: string
  title: string
  description: string
  /** The place of the site that shows it. */
  slot: SlotName
}

/** A picture that the site cannot do without. */
export function requiredPicture(field: PictureField) {
  return pictureField(field, true)
}

/** A picture without which the site shows something else or nothing. */
export function optionalPicture(field: PictureField) {
  return pictureField(field, false)
}

function pictureField({slot, description, ...field}: PictureField, isRequired: boolean) {
  const place = pictureSlots[slot]
  return defineField({
    ...field,
    description: `${description} At least ${neededWidth(place)} pixels wide.`,
    type: 'picture',
    components: {
      input: (props: ComponentProps<typeof PictureInput>) =>
        createElement(PictureInput, {...props, slot}),
    },
    validation: (rule) => [
      ...(isRequired ? [rule.custom(fileIsGiven)] : []),
      // Rules of a field replace those of its type, so all are listed here.
      rule.custom(altTextIsGiven),
      rule.custom((picture: Picture | undefined) => pictureIsLargeEnough(picture, place)).warning(),
      rule.custom(checkWeight).warning(),
    ],
  })
}
