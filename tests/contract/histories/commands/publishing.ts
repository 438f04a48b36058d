import {publishTogether} from '../../../../studio/publish-drafts/publish-together.ts'
import {expectSame} from '../expect-same.ts'
import type {Office} from '../office-lake.ts'
import {type Kind, kinds, type OfficeModel, type Person} from '../office-model.ts'
import type {OfficeCommand} from './command.ts'
import {describe, editOf, type Typed, typeInto} from './edits.ts'

export class Publish implements OfficeCommand {
  readonly #kind: Kind

  constructor(kind: Kind) {
    this.#kind = kind
  }

  check(model: Readonly<OfficeModel>): boolean {
    return model.of(this.#kind).draft !== null
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    const revision = await office.act(publicationOf(office, this.#kind))
    model.publish([{kind: this.#kind, fields: model.of(this.#kind).draft ?? {}}], revision)
  }

  toString(): string {
    return `publish ${this.#kind}`
  }
}

/** One types while the other publishes: what is typed is in this publish or waits for the next. */
export class EditWhilePublishing implements OfficeCommand {
  readonly #typed: Typed

  constructor(typed: Typed) {
    this.#typed = typed
  }

  check(model: Readonly<OfficeModel>): boolean {
    return model.of(this.#typed.kind).draft !== null
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    const {kind} = this.#typed
    const before = model.of(kind).draft ?? {}
    const [revision] = await Promise.all([
      office.act(publicationOf(office, kind)),
      office.act(editOf(office, this.#typed)),
    ])
    const isLate = (await office.client.getDocument(office.ids(kind).draftId)) !== undefined
    if (!isLate) typeInto(model, this.#typed)
    model.publish([{kind, fields: isLate ? before : (model.of(kind).draft ?? {})}], revision)
    if (isLate) typeInto(model, this.#typed)
  }

  toString(): string {
    return `publish ${this.#typed.kind} while the other types ${describe(this.#typed)}`
  }
}

/** Somebody opens the list of what waits. */
export class LookAtWaiting implements OfficeCommand {
  readonly #person: Person

  constructor(person: Person) {
    this.#person = person
  }

  check(): boolean {
    return true
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    const waiting = kinds.filter((kind) => model.of(kind).draft)
    const seen = await Promise.all(
      waiting.map(async (kind) => {
        const {publishedId, draftId} = office.ids(kind)
        const [draft, published] = await office.client.getDocuments([draftId, publishedId])
        if (!draft) throw new Error(`${draftId} is gone.`)
        return {id: publishedId, draft, published: published ?? null}
      }),
    )
    office.seen.set(this.#person, seen)
    model.look(this.#person)
  }

  toString(): string {
    return `${this.#person} looks at what waits`
  }
}

/** Somebody publishes all of what they have looked at, however long ago. */
export class PublishTogether implements OfficeCommand {
  readonly #person: Person

  constructor(person: Person) {
    this.#person = person
  }

  check(model: Readonly<OfficeModel>): boolean {
    return (model.seen.get(this.#person)?.length ?? 0) > 0
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    const seen = office.seen.get(this.#person) ?? []
    const refused = await publishTogether(office.client, seen)
    const changed = model.changedSinceLook(this.#person)
    const changedIds = changed.map((kind) => office.id(kind))
    expectSame(refused, changedIds, 'what somebody else has changed')
    if (changed.length > 0) return
    const published = (model.seen.get(this.#person) ?? []).map(({kind}) => kind)
    const revision = await office.revision(published[0] ?? 'job')
    office.acknowledged.push(revision)
    model.publish(
      published.map((kind) => ({kind, fields: model.of(kind).draft ?? {}})),
      revision,
    )
  }

  toString(): string {
    return `${this.#person} publishes what they have looked at`
  }
}

function publicationOf(office: Office, kind: Kind) {
  return {actionType: 'sanity.action.document.publish', ...office.ids(kind)} as const
}
