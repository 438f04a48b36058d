import {Stack} from '@sanity/ui'
import type {ObjectInputProps} from 'sanity'

import {pictureAsset} from '../../../domain/picture/asset.ts'
import type {Framing} from '../../../domain/picture/crop.ts'
import {pictureSlots, type SlotName} from '../../../domain/picture/slots.ts'
import {pictureViews} from '../../../domain/picture/views.ts'
import {FocusPoint} from './focus-point.tsx'
import {PictureViews} from './picture-views.tsx'

type Picture = Framing & {asset?: {_ref?: string}}

type PictureInputProps = ObjectInputProps<Picture & Record<string, unknown>> & {
  /** The place on the site that the picture fills. */
  slot: SlotName
}

/**
 * The picture's fields, and as soon as there is a file, how the site will show it in the field's place, with the point
 * that stays in view.
 */
export function PictureInput({slot, ...props}: PictureInputProps) {
  const {ratio} = pictureSlots[slot]
  const {value, readOnly, onChange} = props
  const asset = pictureAsset(value?.asset?._ref)
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      {value && asset && (
        <>
          {ratio !== null && (
            <FocusPoint picture={value} asset={asset} readOnly={readOnly} onChange={onChange} />
          )}
          <PictureViews picture={value} asset={asset} ratio={ratio} views={pictureViews[slot]} />
        </>
      )}
    </Stack>
  )
}
