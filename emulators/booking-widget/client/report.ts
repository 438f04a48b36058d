/** Tells the page around the frame how high the form is, at once and whenever that changes. */
export function reportSize(form: HTMLElement): void {
  let last = 0
  const report = () => {
    const height = Math.ceil(form.getBoundingClientRect().height)
    if (height === last) return
    last = height
    parent.postMessage({type: 'EMBED_BOOKING_SIZE', height}, '*')
  }
  report()
  new ResizeObserver(report).observe(form)
}

/** Heights that no form has: a page that believed them would hide the form or push itself away. */
export function reportNonsense(): void {
  for (const height of [-200, 0, 1, 999_999, Number.NaN, 'tall', null, {}, [600], '12e9']) {
    parent.postMessage({type: 'EMBED_BOOKING_SIZE', height}, '*')
  }
}

/** Tells the page around the frame, and nobody else, which values arrived. */
export function reportValues(values: Record<string, string>): void {
  const [around] = location.ancestorOrigins ?? []
  const target = around ?? (document.referrer && new URL(document.referrer).origin)
  if (target) parent.postMessage({type: 'EMBED_BOOKING_VALUES', values}, target)
}
