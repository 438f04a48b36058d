type FrameMarkup = {base: string; title: string; initialHeight: number}

/**
 * The frame as HTML, without its address: the boot script or React sets that when they listen. It is text
 * because React must neither own nor replace the element: a frame lives on when its page goes. Until then it is
 * in a template: for a frame without an address the browser makes an empty document while it reads the page.
 */
export function frameMarkup({base, title, initialHeight}: FrameMarkup): string {
  return [
    `<template data-base="${escape(base)}">`,
    '<iframe data-booking-frame class="absolute inset-x-0 top-0 w-full"',
    ` title="${escape(title)}" height="${initialHeight}"`,
    ' allow="payment; geolocation" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
    '</template>',
  ].join('')
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
