import type {Verdict} from './validation-result.ts'

/** A US number in E.164: +1, an area code and an exchange that both start with 2 to 9. */
export function usPhone(phone: string | undefined): Verdict {
  if (!phone || /^\+1[2-9]\d{2}[2-9]\d{6}$/.test(phone)) return true
  return 'Write +1 and the ten digits of a US number without spaces, for example +13055550100.'
}
