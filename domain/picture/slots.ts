/** A place of the site that shows pictures. */
export type PictureSlot = {
  /** Width divided by height of what is cut out of the picture around its focus point; null: all of it is shown. */
  ratio: number | null
  /** How wide it is drawn, in CSS pixels, on a screen that is 1440 wide; on phones for what only phones show. */
  width: number
  /** The widths in pixels of which a visitor's browser chooses. */
  offered: readonly number[]
  views: readonly PictureView[]
}

/** What a visitor sees of it: some boxes have another ratio, which hides more of the picture. */
export type PictureView = {
  title: string
  /** Null where the picture is shown as it is. */
  ratio: number | null
  /** Which part of the picture stays, as `object-position` has it. */
  position: {x: number; y: number}
}

const centered = {x: 0.5, y: 0.5}
const widths = [200, 400, 640, 800, 1080, 1400, 1920, 2400]

export const pictureSlots = {
  heroWide: {
    ratio: 16 / 9,
    // The hero is taller than its picture is, so it shows it wider than the screen.
    width: 1444,
    offered: [1080, 1600, 2000, 2400],
    views: [
      {title: 'Computer', ratio: 1440 / 812, position: {x: 0.7, y: 1}},
      {title: 'Tablet', ratio: 834 / 812, position: {x: 0.7, y: 1}},
    ],
  },
  heroPhone: {
    ratio: 6 / 11,
    width: 410,
    offered: [640, 860],
    views: [{title: 'Phone', ratio: 390 / 748, position: {x: 0.5, y: 1}}],
  },
  pageHero: {
    ratio: 16 / 10,
    width: 1024,
    offered: widths,
    views: [
      {title: 'Computer', ratio: 761 / 640, position: centered},
      {title: 'Phone and tablet', ratio: 16 / 10, position: centered},
    ],
  },
  closingBand: {
    ratio: 8 / 3,
    width: 1440,
    offered: widths,
    views: [
      {title: 'Computer', ratio: 1440 / 463, position: {x: 0.8, y: 0.6}},
      {title: 'Phone', ratio: 390 / 401, position: {x: 0.8, y: 0.6}},
    ],
  },
  fleetCard: {
    ratio: 16 / 9,
    width: 624,
    offered: widths,
    views: [{title: 'Fleet card', ratio: 16 / 9, position: centered}],
  },
  fleetCutout: {
    ratio: null,
    width: 262,
    offered: widths,
    views: [{title: 'Table of rates', ratio: null, position: centered}],
  },
  fleetStrip: {
    ratio: 8,
    width: 1280,
    offered: widths,
    views: [{title: 'Strip below the text', ratio: 8, position: centered}],
  },
  serviceCard: {
    ratio: 16 / 10,
    width: 616,
    offered: widths,
    views: [{title: 'Card of the service', ratio: 16 / 10, position: centered}],
  },
  sharing: {
    ratio: 1200 / 630,
    width: 1200,
    offered: [1200],
    views: [{title: 'Where a page is shared', ratio: 1200 / 630, position: centered}],
  },
} as const satisfies Record<string, PictureSlot>

export type SlotName = keyof typeof pictureSlots

/** How wide a picture has to be so that it is sharp on every screen, also those with two pixels for one. */
export function neededWidth({width, offered}: PictureSlot): number {
  return Math.min(2 * width, Math.max(...offered))
}
