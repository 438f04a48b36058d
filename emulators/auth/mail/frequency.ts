import {ApiError} from '../http/api-error.ts'

/** Throws 429 with the seconds left when the last message was sent less than `seconds` ago. */
export function checkFrequency(
  sentAt: string | null,
  seconds: number,
  code: 'over_email_send_rate_limit' | 'over_sms_send_rate_limit',
): void {
  if (sentAt === null) return
  const left = (Date.parse(sentAt) + seconds * 1000 - Date.now()) / 1000
  if (left <= 0) return
  throw new ApiError(
    429,
    code,
    `For security purposes, you can only request this after ${Math.floor(left)} seconds.`,
  )
}
