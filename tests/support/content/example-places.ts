/** Counties, cities, airports and a port of South Florida as the finder knows them. */
export const places = [
  {...place('Miami-Dade', []), kind: 'county'},
  place('Miami', ['Miami-Dade']),
  place('Miami Beach', ['Miami-Dade']),
  place('Fort Lauderdale', ['Broward']),
  place('Hollywood', ['Broward']),
  place('Boca Ratón', ['Palm Beach']),
  {...place('Miami International', ['Miami-Dade'], ['MIA']), kind: 'airport'},
  {...place('Fort Lauderdale-Hollywood International', ['Broward'], ['FLL']), kind: 'airport'},
  {...place('PortMiami', ['Miami-Dade'], ['Port of Miami']), kind: 'cruise port'},
]

export function place(name: string, context: string[], otherNames: string[] = []) {
  return {name, context, otherNames, kind: null}
}
