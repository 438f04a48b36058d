import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'

/** Six digits for a mail or a text message. */
export function randomCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0')
}

/** The token that a mail's link carries: SHA-224 over address and code, as the server makes it. */
export function mailToken(email: string, code: string): string {
  return createHash('sha224').update(`${email}${code}`).digest('hex')
}

/**
 * What the store keeps of a token. Keyed, because six-digit codes could otherwise be found by trying
 * them all against the store.
 */
export function digest(master: Buffer, token: string): string {
  return createHmac('sha256', master).update(token).digest('base64url')
}

export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Encrypts a secret that must be read again (AES-256-GCM: nonce, tag, text). */
export function seal(master: Buffer, plain: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(master), nonce)
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

export function unseal(master: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(master), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function sealingKey(master: Buffer): Buffer {
  return createHmac('sha256', master).update('factor secrets').digest()
}
