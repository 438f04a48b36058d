import {readFile, readdir} from 'node:fs/promises'
import path from 'node:path'

import {expect, test} from 'vitest'

/** Newer than the browsers that docs/reliability.md names, and without a stand-in. */
const tooNew = [
  /URL\.(?:parse|canParse)\(/,
  /Promise\.try\(/,
  /Array\.fromAsync\(/,
  /RegExp\.escape\(/,
  /Uint8Array\.fromBase64\(/,
  /Math\.sumPrecise\(/,
  /Iterator\.from\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|getOrInsert)\(/,
]

test('the site calls none of these, which some of its browsers lack', async () => {
  const found: string[] = []
  for (const folder of ['src', 'domain']) {
    for (const entry of await readdir(folder, {recursive: true, withFileTypes: true})) {
      if (!entry.isFile() || !/(?<!\.test)\.tsx?$/.test(entry.name)) continue
      const file = path.join(entry.parentPath, entry.name)
      const text = await readFile(file, 'utf8')
      found.push(...tooNew.filter((api) => api.test(text)).map((api) => `${file}: ${api.source}`))
    }
  }
  expect(found).toEqual([])
})
