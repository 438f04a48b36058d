import {patchOf, withField} from '../office-documents.ts'
import type {Office} from '../office-lake.ts'
import type {Kind, OfficeModel, Person} from '../office-model.ts'
import type {OfficeCommand} from './command.ts'

/** What somebody types into one field; null empties it. */
export type Typed = {kind: Kind; field: string; value: string | null}

/** Somebody types into a form. */
export class Edit implements OfficeCommand {
  readonly #person: Person
  readonly #typed: Typed

  constructor(person: Person, typed: Typed) {
    this.#person = person
    this.#typed = typed
  }

  check(model: Readonly<OfficeModel>): boolean {
    return exists(model, this.#typed.kind)
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    await office.act(editOf(office, this.#typed))
    typeInto(model, this.#typed)
  }

  toString(): string {
    return `${this.#person} types ${describe(this.#typed)}`
  }
}

/** Both type into the same form at the same time, each into a field. */
export class EditByBoth implements OfficeCommand {
  readonly #typed: [Typed, Typed]

  constructor(one: Typed, other: Typed) {
    this.#typed = [one, other]
  }

  check(model: Readonly<OfficeModel>): boolean {
    const [one, other] = this.#typed
    return exists(model, one.kind) && (one.kind !== other.kind || one.field !== other.field)
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    const typed = this.#typed.filter(({kind}) => exists(model, kind))
    await Promise.all(typed.map((each) => office.act(editOf(office, each))))
    for (const each of typed) typeInto(model, each)
  }

  toString(): string {
    return `both type: ${this.#typed.map(describe).join(' and ')}`
  }
}

/** Somebody throws the edits away. */
export class Discard implements OfficeCommand {
  readonly #kind: Kind

  constructor(kind: Kind) {
    this.#kind = kind
  }

  check(model: Readonly<OfficeModel>): boolean {
    const {draft, published} = model.of(this.#kind)
    return draft !== null && published !== null
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    const {draftId} = office.ids(this.#kind)
    await office.act({actionType: 'sanity.action.document.discard', draftId})
    model.setDraft(this.#kind, null)
  }

  toString(): string {
    return `discard the edits of ${this.#kind}`
  }
}

export function editOf(office: Office, {kind, field, value}: Typed) {
  return {
    actionType: 'sanity.action.document.edit',
    ...office.ids(kind),
    patch: patchOf(kind, field, value),
  } as const
}

export function typeInto(model: OfficeModel, {kind, field, value}: Typed): void {
  const {draft, published} = model.of(kind)
  model.setDraft(kind, withField(draft ?? published ?? {}, field, value))
}

export function describe({kind, field, value}: Typed): string {
  return `${kind} ${field} ${JSON.stringify(value)}`
}

function exists(model: Readonly<OfficeModel>, kind: Kind): boolean {
  const {draft, published} = model.of(kind)
  return draft !== null || published !== null
}
