import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'

/** A one-time password: six digits for a mail or a text message. */
export function generateOtp(): string {
  return randomInt(1_000_000).toString().padStart(6, '0')
}

/** The token in a mail's link: SHA-224 of the address and the OTP, as GoTrue computes it; of a number and its OTP too. */
export function tokenHash(addressOrNumber: string, otp: string): string {
  return createHash('sha224').update(`${addressOrNumber}${otp}`).digest('hex')
}

/**
 * The form in which tokens are stored. It is keyed: without a key, a six-digit code could be found by hashing all of
 * them.
 */
export function digest(masterKey: Buffer, token: string): string {
  return createHmac('sha256', masterKey).update(token).digest('base64url')
}

/** Compares without revealing by its duration how much is equal. */
export function equalInConstantTime(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Encrypts a secret for the store: nonce, tag and text of AES-256-GCM in base64url. */
export function encrypt(masterKey: Buffer, plain: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(masterKey), nonce)
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** Decrypts what `encrypt` returned. Throws when it was changed. */
export function decrypt(masterKey: Buffer, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(masterKey), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function encryptionKey(masterKey: Buffer): Buffer {
  return createHmac('sha256', masterKey).update('factor secrets').digest()
}
