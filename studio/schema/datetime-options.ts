import {miamiTimeZone} from '../../domain/time/miami-time.ts'

/** A day as staff read and write it. */
export const dayOptions = {dateFormat: 'MMMM D, YYYY'}

/**
 * Staff read and write times by the clocks of Miami, wherever they are. What is stored is the instant in
 * UTC, so that a change of the clocks moves nothing.
 */
export const miamiTimeOptions = {
  displayTimeZone: miamiTimeZone,
  allowTimeZoneSwitch: false,
  dateFormat: 'MMM D, YYYY',
  timeFormat: 'h:mm A',
}
