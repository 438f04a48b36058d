/** Something that the supply check would report, and why it is accepted until a day ("2027-01-31"). */
export type Exception = {id: string; why: string; until: string}

/** Known advisories by their id, such as "GHSA-67hx-6x53-jw92". */
export const allowedAdvisories: Exception[] = []

/** Releases that may be used before they are old enough, such as "react@19.3.2": where it fixes something urgent. */
export const allowedReleases: Exception[] = []

/** Whether one of the exceptions holds on a day. */
export function isAllowed(exceptions: readonly Exception[], id: string, today: string): boolean {
  return exceptions.some((one) => one.id === id && today <= one.until)
}
