import {readUndo} from '../../../../studio/history/versions/read-undo.ts'
import {restoreAsDraft} from '../../../../studio/history/versions/restore.ts'
import type {UndoRefusal} from '../../../../studio/history/versions/undo-refusal.ts'
import {undoPublish} from '../../../../studio/history/versions/undo.ts'
import {readVersion} from '../../../../studio/history/versions/versions.ts'
import {expectSame} from '../expect-same.ts'
import {type Office, typeNamed} from '../office-lake.ts'
import type {Kind, OfficeModel, Version} from '../office-model.ts'
import {wordsFor} from '../office-words.ts'
import type {OfficeCommand} from './command.ts'

/** Somebody undoes a publish: the last one, or one that was the last when they opened the history. */
export class Undo implements OfficeCommand {
  readonly #kind: Kind
  readonly #back: number

  constructor(kind: Kind, back: number) {
    this.#kind = kind
    this.#back = back
  }

  check(model: Readonly<OfficeModel>): boolean {
    return model.version(this.#kind, this.#back) !== undefined
  }

  isPossible(model: Readonly<OfficeModel>): boolean {
    const version = model.version(this.#kind, this.#back)
    return version !== undefined && refusalOf(model, version) === null
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    const version = versionAt(model, this.#kind, this.#back)
    const refusal = await undo(office, this.#kind, version)
    expectSame(refusal?.reason ?? null, refusalOf(model, version), 'why it is refused')
    if (!refusal) await noteUndone(model, office, version)
  }

  toString(): string {
    return `undo the publish of ${this.#kind} ${this.#back} back`
  }
}

/** Both undo the same publish in the same moment: it is undone once. */
export class UndoByBoth implements OfficeCommand {
  readonly #kind: Kind

  constructor(kind: Kind) {
    this.#kind = kind
  }

  check(model: Readonly<OfficeModel>): boolean {
    return new Undo(this.#kind, 0).isPossible(model)
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    const version = versionAt(model, this.#kind, 0)
    const refusals = await Promise.all([
      undo(office, this.#kind, version),
      undo(office, this.#kind, version),
    ])
    const reasons = refusals.map((refusal) => refusal?.reason ?? null)
    expectSame(
      reasons.filter((reason) => reason !== null),
      ['changed since'],
      'one undoes it, the other is told why not',
    )
    await noteUndone(model, office, version)
  }

  toString(): string {
    return `both undo the last publish of ${this.#kind}`
  }
}

/** Somebody puts an old version into the form. */
export class Restore implements OfficeCommand {
  readonly #kind: Kind
  readonly #back: number

  constructor(kind: Kind, back: number) {
    this.#kind = kind
    this.#back = back
  }

  check(model: Readonly<OfficeModel>): boolean {
    const {draft, published} = model.of(this.#kind)
    return (draft ?? published) !== null && model.version(this.#kind, this.#back) !== undefined
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    const {revision, fields} = versionAt(model, this.#kind, this.#back)
    const content = await readVersion(office.client, office.id(this.#kind), revision)
    if (!content) throw new Error(`The history has lost ${this.#kind} at ${revision}.`)
    await restoreAsDraft(office.client, office.id(this.#kind), content)
    model.setDraft(this.#kind, fields)
  }

  toString(): string {
    return `restore ${this.#kind} as it was ${this.#back} publishes ago`
  }
}

/** Undoes a publish as the Studio does, which first says what will change. */
async function undo(office: Office, kind: Kind, version: Version): Promise<UndoRefusal | null> {
  const undos = await readUndo(office.client, typeNamed, version.revision, office.id(kind))
  if (!undos) throw new Error(`The history has lost the publish ${version.revision} of ${kind}.`)
  const own = undos.find(({id}) => id === office.id(kind))
  expectSame(
    own?.sentences,
    version.before
      ? wordsFor(kind, version.fields, version.before)
      : ['Leaves the site and waits as a draft again'],
    'what undoing says it will do',
  )
  return undoPublish(office.client, version.revision, undos)
}

function refusalOf(model: Readonly<OfficeModel>, {together, left, revision}: Version) {
  const published = together.map((kind) => model.of(kind))
  const waiting = left.map(({kind, changes}) => ({...model.of(kind), before: changes}))
  if ([...published, ...waiting].some((entry) => !entry.published && !entry.draft)) {
    return 'deleted since'
  }
  if (published.some((entry) => entry.revision !== revision)) return 'changed since'
  if (waiting.some((entry) => entry.published !== null || entry.draft === null)) {
    return 'changed since'
  }
  const isEdited =
    published.some(({draft}) => draft !== null) ||
    waiting.some(({changes, before}) => changes !== before)
  return isEdited ? 'being edited' : null
}

/** What was published before is published again; what was not leaves the site; what has left comes back. */
async function noteUndone(
  model: OfficeModel,
  office: Office,
  {together, left}: Version,
): Promise<void> {
  const before = together.map((kind) => ({kind, fields: model.version(kind, 0)?.before ?? null}))
  const returning = left.map(({kind}) => ({kind, fields: model.of(kind).draft}))
  const published = [...before, ...returning].flatMap(({kind, fields}) =>
    fields ? [{kind, fields}] : [],
  )
  const leaving = before.flatMap(({kind, fields}) => (fields ? [] : [kind]))
  const [first] = published
  if (first) model.publish(published, await office.revision(first.kind), leaving)
  else for (const kind of leaving) model.unpublish(kind)
}

function versionAt(model: OfficeModel, kind: Kind, back: number): Version {
  const version = model.version(kind, back)
  if (!version) throw new Error(`${kind} has no version ${back} back.`)
  return version
}
