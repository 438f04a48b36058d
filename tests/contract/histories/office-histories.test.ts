import fc from 'fast-check'
import {afterAll, expect, test} from 'vitest'

import {historyTimeoutMs} from '../../support/histories/history-options.ts'
import {runHistories} from '../../support/histories/run-histories.ts'
import type {OfficeCommand} from './commands/command.ts'
import {Discard, Edit, EditByBoth} from './commands/edits.ts'
import {KillLake} from './commands/kill-lake.ts'
import {BringBack, CloseJob, Delete, Unpublish} from './commands/leaving.ts'
import {
  EditWhilePublishing,
  LookAtWaiting,
  Publish,
  PublishTogether,
} from './commands/publishing.ts'
import {Restore, Undo, UndoByBoth} from './commands/undoing.ts'
import {checkOffice} from './office-checks.ts'
import {OfficeLake} from './office-lake.ts'
import {kinds, people} from './office-model.ts'
import {closingTimes} from './office-words.ts'

const lake = await OfficeLake.start()
afterAll(() => lake.stop())

const person = fc.constantFrom(...people)
const kind = fc.constantFrom(...kinds)
const typed = fc.constantFrom(
  {kind: 'job' as const, field: 'title', value: 'Lead Chauffeur'},
  {kind: 'job' as const, field: 'title', value: 'Chauffeur'},
  {kind: 'job' as const, field: 'location', value: 'Doral, FL'},
  {kind: 'job' as const, field: 'location', value: null},
  {kind: 'rates' as const, field: 'max', value: '185'},
  {kind: 'rates' as const, field: 'max', value: '190'},
  {kind: 'destination' as const, field: 'note', value: 'Three terminals'},
  {kind: 'destination' as const, field: 'note', value: null},
)
const publishesAgo = fc.nat({max: 2})
const publish: fc.Arbitrary<OfficeCommand> = kind.map((of) => new Publish(of))
const edit: fc.Arbitrary<OfficeCommand> = fc
  .tuple(person, typed)
  .map(([who, what]) => new Edit(who, what))

const commands: fc.Arbitrary<OfficeCommand>[] = [
  edit,
  edit,
  edit,
  publish,
  publish,
  fc.tuple(typed, typed).map(([one, other]) => new EditByBoth(one, other)),
  typed.map((what) => new EditWhilePublishing(what)),
  kind.map((of) => new Discard(of)),
  person.map((who) => new LookAtWaiting(who)),
  person.map((who) => new LookAtWaiting(who)),
  person.map((who) => new PublishTogether(who)),
  person.map((who) => new PublishTogether(who)),
  fc.tuple(kind, publishesAgo).map(([of, ago]) => new Undo(of, ago)),
  kind.map((of) => new Undo(of, 0)),
  kind.map((of) => new Undo(of, 0)),
  kind.map((of) => new UndoByBoth(of)),
  fc.tuple(kind, publishesAgo).map(([of, ago]) => new Restore(of, ago)),
  kind.map((of) => new Unpublish(of)),
  fc.constantFrom(null, ...Object.keys(closingTimes)).map((time) => new CloseJob(time)),
  kind.map((of) => new Delete(of)),
  kind.map((of) => new BringBack(of)),
  fc.integer({min: 1, max: 9}).map((writes) => new KillLake(writes)),
]

test(
  'after any history of the office, content, its history in words and undoing are as they should be',
  async () => {
    const done = await runHistories({
      name: 'the office',
      commands,
      longest: 80,
      shortRuns: 5,
      run: async (history) => {
        const state = await lake.begin()
        await fc.asyncModelRun(() => state, history)
        await checkOffice(state.model, state.real)
      },
    })
    expect(done).toBeGreaterThan(0)
  },
  historyTimeoutMs(),
)
