import {createHash, createHmac} from 'node:crypto'

import {equalInConstantTime} from '../store/secrets.ts'

/**
 * GoTrue's newer form of refresh token: version 0, session id, counter, 16 bytes of HMAC and 4 bytes of checksum,
 * in base64url. No token is stored, and yet the current one of a session can be encoded again at any time.
 */
export function encodeRefreshToken(masterKey: Buffer, sessionId: string, counter: number): string {
  const message = Buffer.concat([
    Buffer.of(0),
    Buffer.from(sessionId.replaceAll('-', ''), 'hex'),
    encodeCounter(counter),
  ])
  const signed = Buffer.concat([message, signature(masterKey, message)])
  return Buffer.concat([signed, checksum(signed)]).toString('base64url')
}

/** Decodes a token with a valid form and checksum, null otherwise. Its signature is checked by `isSignedBy`. */
export function parseRefreshToken(token: string): RefreshToken | null {
  if (!/^[\w-]+$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length < 38 || bytes[0] !== 0) return null

  const signed = bytes.subarray(0, -4)
  if (!checksum(signed).equals(bytes.subarray(-4))) return null

  const message = signed.subarray(0, -16)
  const counter = decodeCounter(message.subarray(17))
  if (counter === null) return null
  return {
    sessionId: formatUuid(message.subarray(1, 17)),
    counter,
    isSignedBy: (masterKey) =>
      equalInConstantTime(
        signature(masterKey, message).toString('hex'),
        signed.subarray(-16).toString('hex'),
      ),
  }
}

export type RefreshToken = {
  sessionId: string
  counter: number
  isSignedBy: (masterKey: Buffer) => boolean
}

function signature(masterKey: Buffer, message: Buffer): Buffer {
  const sessionKey = createHmac('sha256', masterKey).update(message.subarray(1, 17)).digest()
  return createHmac('sha256', sessionKey).update(message).digest().subarray(0, 16)
}

function checksum(signed: Buffer): Buffer {
  return createHash('sha256').update(signed).digest().subarray(0, 4)
}

/** A varint: seven bits per byte, lowest first; the high bit means that more bytes follow. */
function encodeCounter(counter: number): Buffer {
  const bytes: number[] = []
  let rest = counter
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}

function decodeCounter(bytes: Buffer): number | null {
  let counter = 0
  for (const [index, byte] of bytes.entries()) {
    const isLast = index === bytes.length - 1
    if (byte < 128 !== isLast) return null
    counter += (byte % 128) * 128 ** index
  }
  return bytes.length > 0 && Number.isSafeInteger(counter) ? counter : null
}

function formatUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
