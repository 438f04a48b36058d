import type {Verdict} from './validation-result.ts'

export function cityOnce(cities: string[] | undefined): Verdict {
  const seen = new Set<string>()
  for (const city of cities ?? []) {
    const name = city.trim().toLowerCase()
    if (seen.has(name)) return `"${city}" stands here twice.`
    seen.add(name)
  }
  return true
}
