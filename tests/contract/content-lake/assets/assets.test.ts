import {createHash} from 'node:crypto'

import sharp from 'sharp'
import {afterAll, expect, test} from 'vitest'

import {startLake, token} from '../../../support/lake/running-lake.ts'
import {inspectImage, isSimilarColor, red, redAndBlueImage} from '../support/images.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, clientWith, request} = lake

test('an uploaded image becomes a document with its metadata', async () => {
  const content = await redAndBlueImage(400, 300)
  const hash = createHash('sha1').update(content).digest('hex')
  const document = await client.assets.upload('image', content, {
    filename: 'red and blue.png',
    title: 'Red and blue',
    source: {id: 'a1', name: 'archive', url: 'http://localhost/a1'},
  })
  expect(document).toMatchObject({
    _id: `image-${hash}-400x300-png`,
    _type: 'sanity.imageAsset',
    assetId: hash,
    sha1hash: hash,
    extension: 'png',
    mimeType: 'image/png',
    size: content.length,
    originalFilename: 'red and blue.png',
    title: 'Red and blue',
    source: {id: 'a1', name: 'archive'},
    path: `images/localdev/production/${hash}-400x300.png`,
    url: `${lake.url}/images/localdev/production/${hash}-400x300.png`,
    metadata: {
      dimensions: {width: 400, height: 300, aspectRatio: 4 / 3},
      hasAlpha: false,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      palette: {dominant: {background: expect.stringMatching(/^#[0-9a-f]{6}$/)}},
    },
  })
  expect(await client.getDocument(document._id)).toEqual(document)
  const served = await fetch(document.url)
  expect(served.headers.get('content-type')).toBe('image/png')
  expect(served.headers.get('cache-control')).toContain('immutable')
  expect(Buffer.from(await served.arrayBuffer())).toEqual(content)
})

test('the same image uploaded again is the same asset', async () => {
  const content = await redAndBlueImage(40, 30)
  const first = await client.assets.upload('image', content, {filename: 'first.png'})
  expect(await client.assets.upload('image', content, {filename: 'second.png'})).toEqual(first)
})

test('the orientation that a camera stored is applied', async () => {
  const content = await sharp(await redAndBlueImage(60, 20))
    .jpeg()
    .withMetadata({orientation: 6})
    .toBuffer()
  const document = await client.assets.upload('image', content)
  expect(document._id).toContain('-20x60-jpg')
  const picture = await inspectImage(await bytesOf(`${document.url}?rect=0,0,20,30&w=10`))
  expect(picture).toMatchObject({width: 10, height: 15})
  expect(isSimilarColor(picture.colorAt(0.5, 0.5), red)).toBe(true)
})

test('an uploaded file is served with its type, and as a download with ?dl', async () => {
  const text = Buffer.from('a,b\n1,2\n')
  const document = await client.assets.upload('file', text, {
    filename: 'Rates 2026.CSV',
    contentType: 'text/csv',
  })
  expect(document).toMatchObject({
    _id: expect.stringMatching(/^file-[0-9a-f]{40}-csv$/),
    _type: 'sanity.fileAsset',
    extension: 'csv',
    mimeType: 'text/csv',
    originalFilename: 'Rates 2026.CSV',
  })
  const served = await fetch(`${document.url}?dl=my rates.csv`)
  expect(await served.text()).toBe('a,b\n1,2\n')
  expect(served.headers.get('content-disposition')).toBe('attachment; filename="my_rates.csv"')
  const head = await fetch(`${document.url}/nice-name.csv`, {method: 'HEAD'})
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe('8')
})

test('an uploaded HTML or SVG file cannot run scripts on this origin', async () => {
  const page = await client.assets.upload('file', Buffer.from('<script>1</script>'), {
    filename: 'page.html',
  })
  const drawing = await client.assets.upload(
    'image',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><script>1</script></svg>',
    ),
  )
  expect(drawing).toMatchObject({mimeType: 'image/svg+xml', metadata: {dimensions: {width: 8}}})
  for (const {url} of [page, drawing]) {
    const {headers} = await fetch(url)
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('content that is not an image, or empty, is rejected', async () => {
  for (const body of ['not a picture', '']) {
    const response = await request('/assets/images/production', {method: 'POST', body})
    expect(response.status).toBe(400)
  }
  await expect(client.assets.upload('image', Buffer.from('GIF89a'))).rejects.toThrow(
    'Invalid image, could not read metadata',
  )
})

test('an upload of more than 100 MB is rejected [LAKE-5]', async () => {
  const response = await request('/assets/files/production', {
    method: 'POST',
    body: Buffer.alloc(100_000_001),
  })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({
    message: 'Request body exceeds limit of 100000000 bytes',
  })
})

test('uploads need a sign-in [LAKE-2]', async () => {
  const visitor = clientWith({token: undefined})
  await expect(visitor.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({
    statusCode: 401,
  })
})

test('a missing asset is a 404, and so is a name that points outside the folder', async () => {
  const missing = [
    `images/localdev/production/${'0'.repeat(40)}-1x1.png`,
    `files/localdev/production/${'0'.repeat(40)}.txt`,
    'images/localdev/production/..%2F..%2Fdatasets%2Fproduction.sqlite',
    'files/localdev/..%2Fdatasets/production.sqlite',
    'files/localdev/production/production.sqlite',
  ]
  for (const assetPath of missing) {
    const response = await fetch(`${lake.url}/${assetPath}`)
    expect(response.status).toBe(404)
  }
})

test('stored asset URLs are updated to the current URL of the content lake', async () => {
  const first = await startLake()
  const {_id: id} = await first.client.assets.upload('file', Buffer.from('moved'), {
    filename: 'a.txt',
  })
  await first.stop()
  const second = await startLake({dataFolder: first.dataFolder})
  const document = await second.client.getDocument(id)
  expect(document?.['url']).toBe(`${second.url}/${document?.['path']}`)
  expect(second.url).not.toBe(first.url)
  await second.stopAndDelete()
})

test('an asset to which a document refers cannot be deleted', async () => {
  const {_id: id} = await client.assets.upload('image', await redAndBlueImage(20, 20))
  await client.create({_type: 'page', picture: {_type: 'image', asset: {_ref: id}}})
  await expect(client.delete(id)).rejects.toMatchObject({statusCode: 409})
})

async function bytesOf(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

test('the picture as it was uploaded is only for those who are signed in', async () => {
  const content = await redAndBlueImage(120, 90)
  const {url} = await client.assets.upload('image', content)
  expect((await fetch(`${url}?dlRaw=true`)).status).toBe(401)
  const signedIn = {headers: {authorization: `Bearer ${token}`}}
  const original = await fetch(`${url}?dlRaw=true`, signedIn)
  expect(Buffer.from(await original.arrayBuffer())).toEqual(content)
})
