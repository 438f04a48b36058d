import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test, vi} from 'vitest'

import {installPackages, isOffered} from '../terminal/apt.ts'
import {installChromium} from './install-chromium.ts'

test.skipIf(process.platform !== 'linux')(
  'where apt has no Chromium, as on Ubuntu, the one that Playwright offers is taken',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'apt-'))
    onTestFinished(() => rmSync(folder, {recursive: true}))
    const script = '#!/bin/sh\ntest "$1" = --version || exit 100\n'
    for (const name of ['apt-get', 'apt-cache']) {
      writeFileSync(path.join(folder, name), script, {mode: 0o755})
    }
    vi.stubEnv('PATH', folder)
    vi.spyOn(process, 'getuid').mockReturnValue(0)
    vi.spyOn(console, 'log').mockImplementation(() => {})
    expect(isOffered('chromium')).toBe(false)
    expect(installPackages('chromium')).toBe(false)
    const getPlaywrights = vi.fn<() => void>()
    installChromium(getPlaywrights)
    expect(getPlaywrights).toHaveBeenCalledOnce()
  },
)
