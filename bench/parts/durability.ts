import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {authKillRounds} from '../../tests/support/auth/kill-rounds.ts'
import {killRounds} from '../../tests/support/lake/kill-rounds.ts'
import type {Part} from '../part.ts'

const rounds = 200

export const durability: Part = {
  name: 'durability',
  title: 'Killed under writes',
  method:
    'Both emulators, ended with `kill -9` at random moments, 200 times each; after every start what was acknowledged is compared with what is there.',
  run: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-kill-'))
    const lake = await killRounds(path.join(folder, 'lake'), rounds)
    const auth = await authKillRounds(path.join(folder, 'auth'), rounds)
    await rm(folder, {recursive: true, force: true})
    const none = {unit: '' as const, target: {atMost: 0}}
    return [
      {what: 'transactions acknowledged', unit: '', samples: [lake.acknowledged]},
      {what: 'lost', ...none, samples: [lake.lost.length]},
      {what: 'half applied', ...none, samples: [lake.halfApplied.length]},
      {what: 'missing in the history', ...none, samples: [lake.unlogged.length]},
      {what: 'sign-ups acknowledged', unit: '', samples: [auth.acknowledged]},
      {what: 'accounts lost', ...none, samples: [auth.lost.length]},
    ]
  },
}
