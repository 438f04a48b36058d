import type {Page} from '@playwright/test'

/** Bytes that the JavaScript of a page holds, and that the engine has compiled it to. */
export type HeapSize = {data: number; code: number}

/** As V8 writes it (HeapSnapshot::Serialize in its v8-profiler.h): of each node some numbers, one after the other. */
type HeapSnapshot = {
  snapshot: {meta: {node_fields: string[]; node_types: [string[], ...unknown[]]}}
  nodes: number[]
  strings: string[]
}

/** Of each page, one after the other: a snapshot of a Studio is 100 MB of text. */
export async function heapSizes(pages: Page[]): Promise<HeapSize[]> {
  const sizes: HeapSize[] = []
  for (const page of pages) sizes.push(await heapSize(page))
  return sizes
}

/** Takes a snapshot, which collects garbage first. Pages of one process share a heap. */
async function heapSize(page: Page): Promise<HeapSize> {
  const session = await page.context().newCDPSession(page)
  // The browser keeps what a console has printed, for its own developer tools.
  await session.send('Runtime.discardConsoleEntries')
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({chunk}) => chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot')
  await session.detach()
  return sizeIn(JSON.parse(chunks.join('')))
}

function sizeIn({snapshot, nodes, strings}: HeapSnapshot): HeapSize {
  const {node_fields: fields, node_types: types} = snapshot.meta
  const [type, name, bytes] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field))
  const size = {data: 0, code: 0}
  for (let node = 0; node < nodes.length; node += fields.length) {
    const numberOf = (field = 0) => nodes[node + field] ?? 0
    // Answers that the browser keeps for its developer tools.
    if (strings[numberOf(name)]?.startsWith('blink::NetworkResourcesData')) continue
    size[types[0][numberOf(type)] === 'code' ? 'code' : 'data'] += numberOf(bytes)
  }
  return size
}
