type FrameMarkup = {base: string; title: string; initialHeight: number}

/**
 * The frame as HTML, without `src`: the boot script or React sets that once it listens. It is text because React
 * must neither own nor replace the element: a frame outlives its page.
 */
export function frameMarkup({base, title, initialHeight}: FrameMarkup): string {
  return [
    '<iframe data-booking-frame class="absolute inset-x-0 top-0 w-full"',
    ` data-base="${escape(base)}" title="${escape(title)}" height="${initialHeight}"`,
    ' allow="payment; geolocation" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
  ].join('')
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
