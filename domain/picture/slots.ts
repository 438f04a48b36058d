/** A place of the site that shows pictures. */
export type PictureSlot = {
  /** Width divided by height of what is cut out of the picture around its focus point; null: all of it is shown. */
  ratio: number | null
  /** How wide it is drawn, in CSS pixels, on a screen that is 1440 wide; on phones for what only phones show. */
  width: number
  /** The widths in pixels of which a visitor's browser chooses. */
  offered: readonly number[]
}

/** In pixels: what most slots offer. */
const widths = [200, 400, 640, 800, 1080, 1400, 1920, 2400]

/**
 * Every slot by its name. Ratios and widths repeat what the components' styles draw, so a change there is a change here;
 * the Studio warns of a picture that is too small for its slot.
 */
export const pictureSlots = {
  // The hero is taller than its picture is, so it shows it wider than the screen.
  heroWide: {ratio: 16 / 9, width: 1444, offered: [1080, 1600, 2000, 2400]},
  heroPhone: {ratio: 6 / 11, width: 410, offered: [640, 860]},
  pageHero: {ratio: 16 / 10, width: 1024, offered: widths},
  closingBand: {ratio: 8 / 3, width: 1440, offered: widths},
  fleetCard: {ratio: 16 / 9, width: 624, offered: widths},
  fleetCutout: {ratio: null, width: 262, offered: widths},
  fleetStrip: {ratio: 8, width: 1280, offered: widths},
  serviceCard: {ratio: 16 / 10, width: 616, offered: widths},
  sharing: {ratio: 1200 / 630, width: 1200, offered: [1200]},
} as const satisfies Record<string, PictureSlot>

export type SlotName = keyof typeof pictureSlots

/**
 * How wide a picture has to be, in pixels, so that it is sharp on every screen, 2x displays included: twice the width at
 * which it is drawn, but no more than the largest width that is offered.
 */
export function neededWidth({width, offered}: PictureSlot): number {
  return Math.min(2 * width, Math.max(...offered))
}
