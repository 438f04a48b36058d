import type {ValidationResult} from '../validation-result.ts'

type Picture = {asset?: unknown; alt?: string; decorative?: boolean}

/** A picture with content has a description; a decoration needs none. */
export function hasAltText(picture: Picture | undefined): ValidationResult {
  if (!picture?.asset || picture.decorative || picture.alt?.trim()) return true
  return 'Describe the picture in a few words, or turn on "Decoration only".'
}

/** A picture whose file was removed still exists, with its description. */
export function hasFile(picture: Picture | undefined): ValidationResult {
  return Boolean(picture?.asset) || 'Choose a picture.'
}
