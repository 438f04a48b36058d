import {createHash} from 'node:crypto'
import {setTimeout as wait} from 'node:timers/promises'

import type {StoredAsset} from './asset-file-names.ts'

export type AssetSource = {
  token?: string | undefined
  /** The content lake's own host, where that is not Sanity's. */
  apiHost?: string | undefined
}

/** How long to wait before each further attempt. */
const pausesMs = [500, 1000, 2000, 4000]

/**
 * The bytes of a picture or file as they were uploaded, got as Sanity's own exporter does: a token only to the content
 * lake's hosts, the original instead of a smaller version only for pictures, and again after what may pass. Rejects
 * with a sentence when it does not arrive as it was stored.
 */
export async function downloadAsset(asset: StoredAsset, source: AssetSource): Promise<Buffer> {
  for (const pauseMs of pausesMs) {
    try {
      return await downloadOnce(asset, source)
    } catch (error) {
      if (error instanceof RefusedDownload) throw error
      await wait(pauseMs)
    }
  }
  return downloadOnce(asset, source)
}

/** An answer that another attempt would not change. */
class RefusedDownload extends Error {}

async function downloadOnce(asset: StoredAsset, source: AssetSource): Promise<Buffer> {
  const response = await fetch(requestOf(asset, source))
  const {headers, ok, status} = response
  const bytes = Buffer.from(await response.arrayBuffer())
  const md5 = isOfLake(asset.url, source) ? headers.get('x-sanity-md5') : null
  if (ok && isWhole(bytes, asset.sha1hash, md5)) return bytes
  const message = `${asset.url} did not arrive as it was stored (status ${status}). No copy was made; try again.`
  const isRefused = status >= 400 && status < 500 && status !== 429
  throw isRefused ? new RefusedDownload(message) : new Error(message)
}

function requestOf({_type, url}: StoredAsset, source: AssetSource): Request {
  const assetUrl = new URL(url)
  const {token} = source
  if (!token || !isOfLake(url, source)) return new Request(assetUrl)
  // Without it the CDN may answer with a smaller version; with it, it wants a token. Files have no versions.
  if (_type === 'sanity.imageAsset') assetUrl.searchParams.set('dlRaw', 'true')
  return new Request(assetUrl, {headers: {authorization: `Bearer ${token}`}})
}

/** Only these hosts get the token and are believed about what they send. */
function isOfLake(url: string, {apiHost}: AssetSource): boolean {
  return ['https://cdn.sanity.io', apiHost].includes(new URL(url).origin)
}

/** A drawing (SVG) is cleaned after its hash was taken; the CDN then says the hash of what it sends. */
function isWhole(bytes: Buffer, sha1hash: string, md5: string | null): boolean {
  const hash = (algorithm: string) => createHash(algorithm).update(bytes).digest('hex')
  return hash('sha1') === sha1hash || hash('md5') === md5
}
