import {isDeepStrictEqual} from 'node:util'

import {publishClosing} from '../../../../studio/actions/close-job.ts'
import {readMissingReferences} from '../../../../studio/content/missing-references.ts'
import {bringBack} from '../../../../studio/history/deleted/bring-back.ts'
import {readDeletions} from '../../../../studio/history/deleted/deletions.ts'
import {deleteDocument} from '../../../../studio/where-used/delete-document.ts'
import {expectSame} from '../expect-same.ts'
import {withField} from '../office-documents.ts'
import type {Office} from '../office-lake.ts'
import {type Fields, type Kind, kinds, type OfficeModel} from '../office-model.ts'
import type {OfficeCommand} from './command.ts'

/** It leaves the site and waits as a draft. */
export class Unpublish implements OfficeCommand {
  readonly #kind: Kind

  constructor(kind: Kind) {
    this.#kind = kind
  }

  check(model: Readonly<OfficeModel>): boolean {
    return model.of(this.#kind).published !== null
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    await office.act({
      actionType: 'sanity.action.document.unpublish',
      ...office.ids(this.#kind),
    })
    model.unpublish(this.#kind)
  }

  toString(): string {
    return `unpublish ${this.#kind}`
  }
}

/** The job closes at a time, or null: it stays open. */
export class CloseJob implements OfficeCommand {
  readonly #closesOn: string | null

  constructor(closesOn: string | null) {
    this.#closesOn = closesOn
  }

  check(model: Readonly<OfficeModel>): boolean {
    const {published} = model.of('job')
    return published !== null && (published['closesOn'] ?? null) !== this.#closesOn
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    const {published, draft} = model.of('job')
    const closing = (fields: object) => withField({...fields}, 'closesOn', this.#closesOn)
    await publishClosing(office.client, office.id('job'), this.#closesOn)
    const revision = await office.revision('job')
    office.acknowledged.push(revision)
    const fields = closing(published ?? {})
    const otherwise = (of: object) => withField({...of}, 'closesOn', null)
    const hasEdits = draft && !isDeepStrictEqual(otherwise(draft), otherwise(published ?? {}))
    if (draft && this.#isPlannedOtherwise(draft, published)) {
      model.publishBeside('job', fields, draft, revision)
    } else if (hasEdits) model.publishBeside('job', fields, closing(draft), revision)
    else model.publish([{kind: 'job', fields}], revision)
  }

  /** Whether the draft holds a closing day of its own, which stays. One that has passed does not. */
  #isPlannedOtherwise(draft: Fields, published: Fields | null): boolean {
    const {closesOn} = draft
    const isItsOwn = closesOn !== published?.['closesOn'] && (closesOn ?? null) !== this.#closesOn
    return isItsOwn && !(Date.parse(closesOn ?? '') <= Date.now())
  }

  toString(): string {
    return this.#closesOn ? `close the job at ${this.#closesOn}` : 'open the job again'
  }
}

export class Delete implements OfficeCommand {
  readonly #kind: Kind

  constructor(kind: Kind) {
    this.#kind = kind
  }

  check(model: Readonly<OfficeModel>): boolean {
    return model.of(this.#kind).published !== null
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    await deleteDocument(office.client, office.id(this.#kind), [])
    model.delete(this.#kind)
  }

  toString(): string {
    return `delete ${this.#kind}`
  }
}

/** Somebody brings a deleted document back from the list of what was deleted. */
export class BringBack implements OfficeCommand {
  readonly #kind: Kind

  constructor(kind: Kind) {
    this.#kind = kind
  }

  check(model: Readonly<OfficeModel>): boolean {
    const {deleted, draft, published} = model.of(this.#kind)
    return deleted !== null && draft === null && published === null
  }

  async run(model: OfficeModel, office: Office): Promise<void> {
    const id = office.id(this.#kind)
    const deletions = await readDeletions(office.client, [...kinds])
    const content = deletions.find(({documentId}) => documentId === id)?.content
    if (!content) throw new Error(`What was deleted is not listed: ${id}`)
    const missing = await readMissingReferences(office.client, content)
    expectSame(missing, [], 'what it needs and is not there')
    expectSame(await bringBack(office.client, id, content, missing), true, 'it is back')
    model.setDraft(this.#kind, model.of(this.#kind).deleted)
  }

  toString(): string {
    return `bring ${this.#kind} back`
  }
}
