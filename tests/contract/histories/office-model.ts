/** The documents that the office changes in a history, one of each. */
export const kinds = ['job', 'rates', 'destination'] as const
export type Kind = (typeof kinds)[number]

/** The two people in the office. */
export const people = ['Ann', 'Ben'] as const
export type Person = (typeof people)[number]

/** What a document holds, as far as histories change it; what is missing is empty. */
export type Fields = Readonly<Record<string, string>>

export type Version = {
  /** The `_rev` of the published document. */
  revision: string
  fields: Fields
  /** What visitors saw before it; null where nothing was published. */
  before: Fields | null
  /** What was published in the same transaction. */
  together: readonly Kind[]
  /** What left the site in it, as it was then. */
  left: readonly Unchanged[]
}

/** A document at a moment: it is as it was while the count of its changes is the same. */
type Unchanged = {kind: Kind; changes: number}

type Entry = {
  published: Fields | null
  draft: Fields | null
  /** What a deletion took away last. */
  deleted: Fields | null
  /** The `_rev` of what is published now. */
  revision: string | null
  /** The oldest first. */
  versions: Version[]
  /** How often anything of it has changed. */
  changes: number
}

/** What the content lake should hold, worked out without it. */
export class OfficeModel {
  readonly #entries: Record<Kind, Entry>
  /** The drafts that somebody has looked at, to publish them together. */
  readonly seen = new Map<Person, Unchanged[]>()

  constructor(start: Record<Kind, {fields: Fields; revision: string}>) {
    const entry = (kind: Kind): Entry => {
      const {fields, revision} = start[kind]
      const version = {revision, fields, before: null, together: [kind], left: []}
      return {
        published: fields,
        draft: null,
        deleted: null,
        revision,
        versions: [version],
        changes: 0,
      }
    }
    this.#entries = {job: entry('job'), rates: entry('rates'), destination: entry('destination')}
  }

  of(kind: Kind): Readonly<Entry> {
    return this.#entries[kind]
  }

  /** The version that is `back` publishes old. */
  version(kind: Kind, back: number): Version | undefined {
    return this.of(kind).versions.at(-1 - back)
  }

  setDraft(kind: Kind, draft: Fields | null): void {
    this.#change(kind, {draft})
  }

  /** A new published version of each, whose draft goes; others may leave the site with it. */
  publish(
    published: readonly {kind: Kind; fields: Fields}[],
    revision: string,
    leaving: readonly Kind[] = [],
  ): void {
    for (const kind of leaving) this.unpublish(kind)
    const left = leaving.map((kind) => ({kind, changes: this.of(kind).changes}))
    const together = published.map(({kind}) => kind)
    for (const {kind, fields} of published) {
      this.#addVersion(kind, {fields, revision, together, left})
    }
    for (const {kind} of published) this.setDraft(kind, null)
  }

  /** A new published version beside a draft that stays. */
  publishBeside(kind: Kind, fields: Fields, draft: Fields, revision: string): void {
    this.#addVersion(kind, {fields, revision, together: [kind], left: []})
    this.setDraft(kind, draft)
  }

  /** It leaves the site and waits as a draft. */
  unpublish(kind: Kind): void {
    const {draft, published} = this.of(kind)
    this.#change(kind, {published: null, revision: null, draft: draft ?? published})
  }

  delete(kind: Kind): void {
    const {draft, published} = this.of(kind)
    this.#change(kind, {
      published: null,
      draft: null,
      revision: null,
      deleted: draft ?? published,
    })
  }

  look(person: Person): void {
    const waiting = kinds.filter((kind) => this.of(kind).draft)
    this.seen.set(
      person,
      waiting.map((kind) => ({kind, changes: this.of(kind).changes})),
    )
  }

  /** What has changed of what somebody has looked at. */
  changedSinceLook(person: Person): Kind[] {
    const seen = this.seen.get(person) ?? []
    return seen.flatMap(({kind, changes}) => (this.of(kind).changes === changes ? [] : [kind]))
  }

  #addVersion(kind: Kind, version: Omit<Version, 'before'>): void {
    const entry = this.#entries[kind]
    const {fields, revision} = version
    entry.versions.push({...version, before: entry.published})
    this.#change(kind, {published: fields, revision})
  }

  #change(kind: Kind, change: Partial<Entry>): void {
    Object.assign(this.#entries[kind], change)
    this.#entries[kind].changes += 1
  }
}
