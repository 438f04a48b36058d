/**
 * What a page in the Studio's preview and the Studio say to each other about the moment that the page shows. Both are
 * sent with `postMessage`, so a receiver checks the origin.
 */
export type ShownMoment = {
  type: 'preview/shown-moment'
  /** In ms since 1970; null for now. */
  instant: number | null
}

/** A page that has just loaded asks for the moment to show. */
export const momentQuestion = {type: 'preview/moment-question'} as const

export function shownMoment(instant: number | null): ShownMoment {
  return {type: 'preview/shown-moment', instant}
}

export function isMomentQuestion(message: unknown): boolean {
  return typeOf(message) === momentQuestion.type
}

export function isShownMoment(message: unknown): message is ShownMoment {
  if (typeOf(message) !== 'preview/shown-moment') return false
  const instant: unknown = Reflect.get(Object(message), 'instant')
  return instant === null || (typeof instant === 'number' && Number.isFinite(instant))
}

function typeOf(message: unknown): unknown {
  return Reflect.get(Object(message), 'type')
}
