/** Who travels, and what they carry. Children are among the passengers. */
export type Party = {
  passengers: number
  checked: number
  cabin: number
  childSeats: number
  /** Folded; each takes the place of a checked bag. */
  wheelchairs: number
}

/** The least of each count, and what the form holds before anybody enters something. */
export const smallestParty: Party = {
  passengers: 1,
  checked: 0,
  cabin: 0,
  childSeats: 0,
  wheelchairs: 0,
}

/** A count can be this high [FLEET-4]; more is a matter for the office. */
export const mostOfAKind = 40

/** The party with every count in its limits: somebody travels, and one passenger at least is no child. */
export function clampParty(party: Party): Party {
  const count = (value: number, least: number, most: number) =>
    Number.isFinite(value) ? Math.min(most, Math.max(least, Math.floor(value))) : least
  const passengers = count(party.passengers, 1, mostOfAKind)
  return {
    passengers,
    checked: count(party.checked, 0, mostOfAKind),
    cabin: count(party.cabin, 0, mostOfAKind),
    childSeats: count(party.childSeats, 0, passengers - 1),
    wheelchairs: count(party.wheelchairs, 0, mostOfAKind),
  }
}
