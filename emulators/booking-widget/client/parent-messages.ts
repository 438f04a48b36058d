/** Posts the form's height in pixels to the page around the frame, now and whenever it changes. */
export function postSize(form: HTMLElement): void {
  let last = 0
  const post = () => {
    const height = Math.ceil(form.getBoundingClientRect().height)
    if (height === last) return
    last = height
    parent.postMessage({type: 'EMBED_BOOKING_SIZE', height}, '*')
  }
  post()
  new ResizeObserver(post).observe(form)
}

/** Posts what cannot be a height, which a page must not take for an answer. */
export function postImpossibleSizes(): void {
  for (const height of [-200, Number.NaN, 'tall', null, {}, [600], '12e9']) {
    parent.postMessage({type: 'EMBED_BOOKING_SIZE', height}, '*')
  }
}

/** Posts the values that were read from the URL, to the origin of the page around the frame only. */
export function postValues(values: Record<string, string>): void {
  const [parentOrigin] = location.ancestorOrigins ?? []
  const target = parentOrigin ?? (document.referrer && new URL(document.referrer).origin)
  if (target) parent.postMessage({type: 'EMBED_BOOKING_VALUES', values}, target)
}
