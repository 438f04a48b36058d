import {createHmac, randomBytes} from 'node:crypto'

import QRCode from 'qrcode'

import {equalInConstantTime} from '../store/secrets.ts'

/** A new secret of 20 bytes in base32, the form that authenticator apps read. */
export function createTotpSecret(): string {
  return encodeBase32(randomBytes(20))
}

/** The `otpauth:` URI for the QR code that an authenticator app scans. */
export function totpUri(secret: string, issuer: string, account: string): string {
  // Apps show a plus in the issuer as it is, so a space is %20 and not the plus of URLSearchParams.
  const encodedIssuer = encodeURIComponent(issuer)
  const query = `algorithm=SHA1&digits=6&issuer=${encodedIssuer}&period=30&secret=${secret}`
  return `otpauth://totp/${encodedIssuer}:${encodeURIComponent(account)}?${query}`
}

/** Whether the code is valid by RFC 6238, in this half minute or an adjacent one, as GoTrue allows; `now` is in ms. */
export function totpMatches(secret: string, code: string, now: number): boolean {
  const step = Math.floor(now / 30_000)
  return [step - 1, step, step + 1].some((counter) =>
    equalInConstantTime(totpCode(secret, counter), code.trim()),
  )
}

/** The six digits of RFC 6238; `counter` is the number of half minutes since 1970. */
export function totpCode(secret: string, counter: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const hash = createHmac('sha1', decodeBase32(secret)).update(message).digest()
  const offset = hash.readUInt8(hash.length - 1) % 16
  return ((hash.readUInt32BE(offset) % 2 ** 31) % 1_000_000).toString().padStart(6, '0')
}

/**
 * The QR code as SVG without a `#`: the client puts it into a data URL unescaped, where everything after a `#` would
 * be lost.
 */
export function qrSvg(content: string): string {
  const {size, data} = QRCode.create(content, {errorCorrectionLevel: 'H'}).modules
  const margin = 4
  const side = size + 2 * margin
  const squares = Array.from(data, (dark, index) =>
    dark ? `M${(index % size) + margin} ${Math.floor(index / size) + margin}h1v1h-1z` : '',
  ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${side}v${side}H0z"/><path fill="black" d="${squares}"/></svg>`
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function encodeBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => alphabet.charAt(Number.parseInt(five, 2)))
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (character) =>
    alphabet.indexOf(character).toString(2).padStart(5, '0'),
  ).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((eight) => Number.parseInt(eight, 2)))
}
