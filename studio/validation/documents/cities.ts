import {nameAsRead} from '../texts/invisible-characters.ts'
import type {ValidationResult} from '../validation-result.ts'

export function cityOnce(cities: string[] | undefined): ValidationResult {
  const seen = new Set<string>()
  for (const city of cities ?? []) {
    const name = nameAsRead(city)
    if (seen.has(name)) return `"${city}" is listed here twice.`
    seen.add(name)
  }
  return true
}
