export const vehicles = [
  {_id: 'vehicle-escalade', name: 'Cadillac Escalade'},
  {_id: 'vehicle-sprinter', name: 'Mercedes Sprinter'},
]

/** Durations from pairs of hours; the second one is missing where there is no upper end. */
export function durations(...hours: number[][]) {
  return hours.map(([fromHours, toHours]) => ({
    ...(fromHours !== undefined && {fromHours}),
    ...(toHours !== undefined && {toHours}),
  }))
}

/** Cards with one vehicle: 2+ hours, or 2-4 hours and 4+ hours. */
export function escalade(...prices: [number, number][]) {
  const cards = prices.length > 1 ? durations([2, 4], [4]) : durations([2])
  return cards.map((card, index) => {
    const [min, max] = prices[index] ?? []
    return {
      ...card,
      prices: [
        {
          vehicle: {_ref: 'vehicle-escalade'},
          price: {...(min !== undefined && {min}), ...(max !== undefined && {max})},
        },
      ],
    }
  })
}
