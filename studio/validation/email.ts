import type {Verdict} from './validation-result.ts'

export function emailAddress(address: string | undefined): Verdict {
  if (!address || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return true
  return 'Write an e-mail address, for example office@your-company.com.'
}
