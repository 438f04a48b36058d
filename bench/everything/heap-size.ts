import type {Page} from '@playwright/test'

/** Heap of a page's JavaScript engine in bytes, after a garbage collection. Pages of one process share it. */
export async function heapSize(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const {usedSize} = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}
