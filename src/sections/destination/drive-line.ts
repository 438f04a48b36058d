/** How long a drive takes, at least and at most. */
export type Range = {fromMinutes: number; toMinutes: number}

/** Where the lit stretches of the drive times are on a line, in percent of its length. */
export type DriveLine = {
  /** The minutes at the end of the line: a whole quarter of an hour. */
  minutes: number
  stretches: {start: number; end: number}[]
  /** One line holds all of them; else each has a line of its own. */
  isShared: boolean
}

/** The line for drive times that begin in this order. */
export function driveLine(ranges: readonly Range[]): DriveLine {
  const longest = Math.max(...ranges.map(({toMinutes}) => toMinutes))
  const minutes = Math.ceil(longest / 15) * 15
  const stretches = ranges.map(({fromMinutes, toMinutes}) => ({
    start: (fromMinutes / minutes) * 100,
    end: (toMinutes / minutes) * 100,
  }))
  const isShared = stretches.every(({start}, index) => {
    const before = stretches[index - 1]
    return !before || (start >= before.end + gap && start >= before.start + roomForText)
  })
  const last = stretches.at(-1)
  return {minutes, stretches, isShared: isShared && !!last && last.start <= 100 - roomForText}
}

const gap = 1
/** The text below a stretch starts where the stretch does. */
const roomForText = 16
