import type {ValidationResult} from '../validation-result.ts'

export function titleLength(title: string | undefined): ValidationResult {
  if (!title || title.length <= 60) return true
  return `${title.length} characters. Search engines cut titles after about 60.`
}

export function descriptionLength(description: string | undefined): ValidationResult {
  if (!description || (description.length >= 140 && description.length <= 160)) return true
  return `${description.length} characters. Search engines show 140 to 160 in full.`
}
