import type {SlotName} from './slots.ts'

/** What a visitor sees of a picture: some boxes of the site have another ratio, which hides more of it. */
export type PictureView = {
  title: string
  /** Width divided by height of the box; null where it is that of the picture. */
  ratio: number | null
  /** Which part of the picture stays, as `object-position` has it. */
  position: {x: number; y: number}
}

const centered = {x: 0.5, y: 0.5}

/** The boxes of each place at common widths of a window. Apart from the slots, because only the Studio needs them. */
export const pictureViews: Record<SlotName, readonly PictureView[]> = {
  heroWide: [
    {title: 'Computer', ratio: 1440 / 812, position: {x: 0.7, y: 1}},
    {title: 'Tablet', ratio: 834 / 812, position: {x: 0.7, y: 1}},
  ],
  heroPhone: [{title: 'Phone', ratio: 390 / 748, position: {x: 0.5, y: 1}}],
  pageHero: [
    {title: 'Computer', ratio: 761 / 640, position: centered},
    {title: 'Phone and tablet', ratio: 16 / 10, position: centered},
  ],
  closingBand: [
    {title: 'Computer', ratio: 1440 / 463, position: {x: 0.8, y: 0.6}},
    {title: 'Phone', ratio: 390 / 401, position: {x: 0.8, y: 0.6}},
  ],
  fleetCard: [{title: 'Fleet card', ratio: 16 / 9, position: centered}],
  fleetCutout: [{title: 'Table of rates', ratio: null, position: centered}],
  fleetStrip: [{title: 'Strip below the text', ratio: 8, position: centered}],
  serviceCard: [{title: 'Card of the service', ratio: 16 / 10, position: centered}],
  sharing: [{title: 'Where a page is shared', ratio: 1200 / 630, position: centered}],
}
