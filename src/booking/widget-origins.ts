import {parseUrl} from '#domain/parse-url.ts'

import {bookingFrameUrl} from './frame-url.ts'

const list: string = import.meta.env.VITE_BOOKING_WIDGET_ORIGINS ?? ''

/** Origins whose pages the booking frame may show; the security headers name the same ones. */
export const widgetOrigins: readonly string[] = list.split(',')

/**
 * The widget's URL if it is http(s), without credentials and at one of `origins`. Else null, and the widget
 * counts as not configured [FRAME-6].
 */
export function allowedWidgetUrl(
  widgetUrl: string | null | undefined,
  origins: readonly string[],
): string | null {
  const url = parseUrl(widgetUrl?.trim() ?? '')
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return origins.includes(url.origin) ? url.href : null
}

/**
 * The widget's URL with the language in the parameter by which its provider takes one; unchanged without a name for the
 * parameter, or where the URL sets it by itself [FRAME-11].
 */
export function widgetUrlIn(
  language: string,
  widgetUrl: string | null | undefined,
  parameter: string | null | undefined,
): string | null {
  const url = parseUrl(widgetUrl?.trim() ?? '')
  if (!url || !parameter) return widgetUrl ?? null
  return bookingFrameUrl(url.href, `${parameter}=${language}`)
}
