import {expectSame} from '../expect-same.ts'
import type {Office} from '../office-lake.ts'
import type {OfficeModel} from '../office-model.ts'
import type {OfficeCommand} from './command.ts'

/** The process of the lake is killed while both write, as soon as it has acknowledged a number of writes. */
export class KillLake implements OfficeCommand {
  readonly #after: number

  constructor(after: number) {
    this.#after = after
  }

  check(): boolean {
    return true
  }

  async run(_: OfficeModel, office: Office): Promise<void> {
    const notes = [office.newNoteId(), office.newNoteId()].map((_id) => ({_id, _type: 'note'}))
    const written = notes.map(() => 0)
    const enough = Promise.withResolvers<void>()
    const writers = notes.map(async (note, writer) => {
      for (let count = 1; ; count += 1) {
        const {_rev} = await office.client.createOrReplace({...note, count})
        office.acknowledged.push(_rev)
        written[writer] = count
        if (written.reduce((sum, each) => sum + each, 0) >= this.#after) enough.resolve()
      }
    })
    const ended = Promise.allSettled(writers)
    await Promise.race([enough.promise, ended])
    await office.lake.killAndRestart()
    await ended
    const kept = await office.client.getDocuments(notes.map(({_id}) => _id))
    for (const [writer, count] of written.entries()) {
      // A write can be kept although its answer did not come through.
      const keptCount = Number(kept[writer]?.['count'] ?? 0)
      expectSame(keptCount === count || keptCount === count + 1, true, 'the last writes are kept')
    }
  }

  toString(): string {
    return `kill the lake after ${this.#after} writes`
  }
}
