import {pictureAsset} from '../../../domain/picture/asset.ts'
import {type Framing, shownArea} from '../../../domain/picture/crop.ts'
import {neededWidth, type PictureSlot} from '../../../domain/picture/slots.ts'
import type {ValidationResult} from '../validation-result.ts'
import {withoutSpaces} from './invisible-characters.ts'

export type Picture = Framing & {asset?: {_ref?: string}; alt?: string; decorative?: boolean}

/** A picture with content has a description; a decoration needs none. */
export function altTextIsGiven(picture: Picture | undefined): ValidationResult {
  if (!picture?.asset || picture.decorative || withoutSpaces(picture.alt ?? '')) return true
  return 'Describe the picture in a few words, or turn on "Decoration only".'
}

/** A picture whose file was removed still exists, with its description. */
export function fileIsGiven(picture: Picture | undefined): ValidationResult {
  return Boolean(picture?.asset) || 'Choose a picture.'
}

/** Whether what the site shows of a picture has enough pixels to be sharp on every screen. */
export function pictureIsLargeEnough(
  picture: Picture | undefined,
  slot: PictureSlot,
): ValidationResult {
  const asset = pictureAsset(picture?.asset?._ref)
  if (!picture || !asset) return true
  const shown = Math.round(shownArea(asset, picture, slot.ratio).width)
  const needed = neededWidth(slot)
  if (shown >= needed) return true
  const isCropped = shown < Math.round(shownArea(asset, {}, slot.ratio).width)
  return `This picture is too small: ${shown} pixels wide where the site shows it, and it needs ${needed} to be sharp on every screen. Choose a larger one${isCropped ? ', or crop less' : ''}.`
}

/** Whether a file can be uploaded and shown without a long wait. */
export function pictureIsLightEnough(bytes: number): ValidationResult {
  if (bytes <= heaviestMegabytes * megabyte) return true
  return `This file is too heavy: ${Math.ceil(bytes / megabyte)} MB. Above ${heaviestMegabytes} MB it takes a long time to upload and to show. Save it as JPEG or WebP and choose it again.`
}

const megabyte = 1_000_000
const heaviestMegabytes = 10
