import {expect, test} from 'vitest'

import {qrSvg, totpCode, totpMatches} from '../../../../emulators/auth/mfa/totp.ts'

// "12345678901234567890" in base32: the secret of the examples in RFC 6238, appendix B.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.for([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const)('the code at second %i matches RFC 6238', ([second, code]) => {
  expect(totpCode(secret, Math.floor(second / 30))).toBe(code)
})

test('a code is valid in its half minute and the adjacent ones', () => {
  const at = 1_234_567_890_000
  expect(totpMatches(secret, '005924', at)).toBe(true)
  expect(totpMatches(secret, '005924', at + 30_000)).toBe(true)
  expect(totpMatches(secret, '005924', at - 30_000)).toBe(true)
  expect(totpMatches(secret, '005924', at + 60_000)).toBe(false)
  expect(totpMatches(secret, '005924', at - 60_000)).toBe(false)
})

test('a QR code is an SVG without a #', () => {
  const svg = qrSvg('otpauth://totp/a:b?secret=ABC')
  expect(svg).toMatch(/^<svg .*<\/svg>$/)
  expect(svg).not.toContain('#')
})
