import {type MountedPart, mountedParts} from './live-boundary.tsx'

/** A part of the page and where all that it shows stood when it was looked at. */
export type PartView = ReturnType<MountedPart['look']> & {
  part: MountedPart
  isInView: boolean
  /** Its outermost elements with their boxes, and the boxes of what stands in them. */
  boxes: Map<Element, {box: DOMRect; inside: Map<Element, DOMRect>}>
}

/** Looks at every part. Only of those in view the inside is measured. */
export function partViews(): PartView[] {
  return [...mountedParts].map((part) => {
    const look = part.look()
    const boxes = new Map(
      look.elements.map((element) => {
        const box = element.getBoundingClientRect()
        return [element, {box, inside: part.isList || !inView(box) ? new Map() : insideOf(element)}]
      }),
    )
    const isInView = [...boxes.values()].some(({box}) => inView(box))
    return {part, ...look, isInView, boxes}
  })
}

/**
 * Whether something in view no longer stands where it stood in its part, or the part took another height
 * and so moves what follows in view. Where the part itself went counts for nothing here.
 */
export function wouldMove({part, boxes}: PartView): boolean {
  const added = part.look().elements.filter((element) => !boxes.has(element))
  if (added.some((element) => inView(element.getBoundingClientRect()))) return true
  return [...boxes].some(([element, {box, inside}]) => {
    if (!inView(box)) return false
    if (!element.isConnected) return true
    const now = element.getBoundingClientRect()
    const end = Math.min(box.bottom, box.top + now.height)
    if (Math.abs(now.height - box.height) >= seen && end < innerHeight) return true
    return [...inside].some(([child, before]) => {
      if (!child.isConnected) return false
      const after = child.getBoundingClientRect()
      const x = after.left - now.left - (before.left - box.left)
      const y = after.top - now.top - (before.top - box.top)
      if (Math.abs(x) < seen && Math.abs(y) < seen) return false
      return (
        inView(before) || inView(new DOMRect(before.x + x, before.y + y, after.width, after.height))
      )
    })
  })
}

/** Whether parts in view went away or stand further apart than before. */
export function wasRearranged(views: PartView[]): boolean {
  const stood = inFlow(views)
  if (stood.some(([element]) => !element.isConnected)) return true
  const [first] = stood
  if (!first) return false
  const moved = movementOf(first)
  return stood.some((item) => Math.abs(movementOf(item) - moved) >= seen)
}

/** Scrolls by as much as the topmost part in view went down, so that the visitor sees it where it was. */
export function keepPlace(views: PartView[]): void {
  const first = inFlow(views).find(([element]) => element.isConnected)
  const top = first ? movementOf(first) : 0
  if (Math.abs(top) >= 1) scrollBy({top, behavior: 'instant'})
}

/** Smaller movements are none to browsers when they measure layout shifts; in px. */
const seen = 3

type Box = [Element, DOMRect]

/** The outermost elements in view from top to bottom, without those that stay in their place on the screen. */
function inFlow(views: PartView[]): Box[] {
  return views
    .filter(({part, isInView}) => !part.isList && isInView)
    .flatMap(({boxes}) => [...boxes].map(([element, {box}]): Box => [element, box]))
    .filter(([element, box]) => inView(box) && getComputedStyle(element).position !== 'fixed')
    .sort(([, a], [, b]) => a.top - b.top)
}

function movementOf([element, box]: Box): number {
  return element.getBoundingClientRect().top - box.top
}

/** Without the parts of drawings, and without answers that are closed: nobody sees where those stand. */
function insideOf(element: Element): Map<Element, DOMRect> {
  const closedAnswer = 'details:not([open]) > :not(summary)'
  const elements = element.querySelectorAll(`:not(svg *, ${closedAnswer}, ${closedAnswer} *)`)
  return new Map([...elements].map((child) => [child, child.getBoundingClientRect()]))
}

function inView({top, bottom, width, height}: DOMRect): boolean {
  return bottom > 0 && top < innerHeight && width > 0 && height > 0
}
