import {createHash, randomBytes} from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {dirname} from 'node:path'

import {type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK} from 'jose'

import {type JsonObject, isObject, parseJsonObject} from '../../json.ts'

type SigningKey = {id: string; privateKey: CryptoKey; publicKey: CryptoKey; publicJwk: JWK}

export type Keys = {
  /** Signs access tokens. */
  access: SigningKey
  /** Signs the ID tokens of the built-in provider. */
  provider: SigningKey
  /** Protects the stored tokens and secrets. It is kept outside the store, which is of no use without it. */
  master: Buffer
}

/**
 * The keys of a data folder, generated at its first start (file mode 600). `signingKey` and `providerKey`, ES256
 * private keys as JWK text, replace the generated ones. Throws for a key of another type, for a damaged file, and for a
 * missing one while secrets are stored that only its keys can read.
 */
export async function loadKeys(
  file: string,
  {signingKey, providerKey}: {signingKey: string; providerKey: string},
  secretsAreStored = false,
): Promise<Keys> {
  const isThere = existsSync(file)
  if (!isThere && secretsAreStored) throw keysAreLost(file, 'is missing')
  const stored = isThere ? readKeyFile(file) : await createKeyFile(file)
  return {
    access: await readSigningKey('AUTH_SIGNING_KEY', signingKey, stored.access, file),
    provider: await readSigningKey('AUTH_PROVIDER_KEY', providerKey, stored.provider, file),
    master: Buffer.from(stored.master, 'base64url'),
  }
}

type KeyFile = JsonObject & {master: string}

/** Other keys in its place could not read what is stored of accounts, so a damaged file is not replaced. */
function readKeyFile(file: string): KeyFile {
  try {
    const {master, ...keys} = parseJsonObject(readFileSync(file, 'utf8'))
    if (typeof master === 'string') return {...keys, master}
  } catch {
    // Reported below, like a file without the key.
  }
  throw keysAreLost(file, 'is damaged or cannot be read')
}

function keysAreLost(file: string, why: string): Error {
  return new Error(
    `${file} ${why}, and what is stored of accounts needs it. Bring it back from a copy, or move ${dirname(file)} away: accounts then have to be made again.`,
  )
}

async function createKeyFile(file: string): Promise<KeyFile> {
  const keys = {
    access: await createPrivateJwk(),
    provider: await createPrivateJwk(),
    master: randomBytes(32).toString('base64url'),
  }
  const unfinished = `${file}.new`
  try {
    const handle = openSync(unfinished, 'w', 0o600)
    try {
      writeFileSync(handle, JSON.stringify(keys))
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(unfinished, file)
  } catch (error) {
    // As on a full disk.
    rmSync(unfinished, {force: true})
    throw error
  }
  return keys
}

async function createPrivateJwk(): Promise<JWK> {
  const {privateKey} = await generateKeyPair('ES256', {extractable: true})
  return exportJWK(privateKey)
}

/** The key that a variable holds as JSON text; where that is empty, the one that the file holds. */
async function readSigningKey(
  variable: string,
  text: string,
  stored: unknown,
  file: string,
): Promise<SigningKey> {
  const key = await importSigningKey(text === '' ? stored : objectIn(text))
  if (key) return key
  if (text === '') throw keysAreLost(file, 'is damaged or cannot be read')
  throw new Error(`${variable} must be an ES256 (EC, P-256) private key in JWK form.`)
}

/** Null for what is not an ES256 private key. */
async function importSigningKey(given: unknown): Promise<SigningKey | null> {
  const {kty, crv, x, y, d}: JsonObject = isObject(given) ? given : {}
  if (
    kty !== 'EC' ||
    crv !== 'P-256' ||
    typeof x !== 'string' ||
    typeof y !== 'string' ||
    typeof d !== 'string'
  ) {
    return null
  }
  const id = createHash('sha256').update(`${x}.${y}`).digest('base64url').slice(0, 16)
  const publicJwk = {kty, crv, x, y, kid: id, alg: 'ES256', use: 'sig', key_ops: ['verify']}
  return {
    id,
    privateKey: await importKey({kty, crv, x, y, d}),
    publicKey: await importKey({kty, crv, x, y}),
    publicJwk,
  }
}

function objectIn(text: string): JsonObject | null {
  try {
    return parseJsonObject(text)
  } catch {
    return null
  }
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256')
  if (key instanceof Uint8Array) throw new Error('An ES256 key was expected.')
  return key
}
