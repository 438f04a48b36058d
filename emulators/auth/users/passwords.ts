import {argon2, type Argon2Parameters, randomBytes, timingSafeEqual} from 'node:crypto'

import {ApiError, validationFailed} from '../http/api-error.ts'

// OWASP's lower bound for argon2id: 19 MiB, two passes.
const cost = {memory: 19_456, passes: 2, parallelism: 1, tagLength: 32}

/** The stored form of a password, `argon2id$<salt>$<hash>`, both in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive({...cost, nonce, message: password})
  return `argon2id$${nonce.toString('base64url')}$${hash.toString('base64url')}`
}

/** Whether the password belongs to the stored form. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, salt = '', expected = ''] = stored.split('$')
  const nonce = Buffer.from(salt, 'base64url')
  const hash = await derive({...cost, nonce, message: password})
  return timingSafeEqual(hash, Buffer.from(expected, 'base64url'))
}

/** Throws 400 for a password of more than 72 bytes (bcrypt's limit, as hosted), 422 `weak_password` for a short one. */
export function checkPassword(password: string, minLength: number): void {
  const length = Buffer.byteLength(password)
  if (length > 72) throw validationFailed('Password cannot be longer than 72 characters')
  if (length < minLength) {
    throw new ApiError(
      422,
      'weak_password',
      `Password should be at least ${minLength} characters.`,
      ['length'],
    )
  }
}

function derive(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash)))
  })
}
