import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import type {SanityClient, SanityDocumentStub} from '@sanity/client'
import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import type {SchemaType} from 'sanity'

import type {SeenDraft} from '../../../studio/publish-drafts/publish-together.ts'
import {schemaTypes} from '../../../studio/schema/index.ts'
import {type ForkedLake, forkLake} from '../../support/lake/forked-lake.ts'
import {documentOf, firstFields, vehicleId} from './office-documents.ts'
import {type Kind, OfficeModel, type Person} from './office-model.ts'

const schema = Schema.compile({name: 'studio', types: [...builtinTypes, ...schemaTypes]})

/** A content lake in a process of its own, which histories kill and start again. */
export class OfficeLake {
  #lake: ForkedLake
  readonly #dataFolder: string
  #histories = 0

  private constructor(lake: ForkedLake, dataFolder: string) {
    this.#lake = lake
    this.#dataFolder = dataFolder
  }

  static async start(): Promise<OfficeLake> {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'office-lake-'))
    const lake = new OfficeLake(await forkLake(dataFolder, {compileCache: true}), dataFolder)
    const vehicle = {_type: 'vehicle', name: 'Cadillac Escalade', shortName: 'Escalade'}
    await lake.client.create({_id: vehicleId, ...vehicle})
    return lake
  }

  get client(): SanityClient {
    return this.#lake.client
  }

  /** Documents of its own for a history. */
  async begin(): Promise<{model: OfficeModel; real: Office}> {
    this.#histories += 1
    const real = new Office(this, this.#histories)
    const create = async (kind: Kind) => {
      const fields = firstFields[kind]
      const document: SanityDocumentStub = {_id: real.id(kind), ...documentOf(kind, fields)}
      const {_rev: revision} = await this.client.create(document)
      return {fields, revision}
    }
    const [job, rates, destination] = await Promise.all([
      create('job'),
      create('rates'),
      create('destination'),
    ])
    return {model: new OfficeModel({job, rates, destination}), real}
  }

  /** Ends the process as a power failure would, and starts another one with what it kept. */
  async killAndRestart(): Promise<void> {
    await this.#lake.kill()
    this.#lake = await forkLake(this.#dataFolder, {compileCache: true})
  }

  async stop(): Promise<void> {
    await this.#lake.kill()
    await rm(this.#dataFolder, {recursive: true, force: true})
  }
}

/** The office of one history, with what the lake has acknowledged to it. */
export class Office {
  readonly lake: OfficeLake
  readonly #number: number
  /** The drafts that somebody has looked at, as the lake had them. */
  readonly seen = new Map<Person, SeenDraft[]>()
  /** Transactions. */
  readonly acknowledged: string[] = []
  #notes = 0

  constructor(lake: OfficeLake, number: number) {
    this.lake = lake
    this.#number = number
  }

  get client(): SanityClient {
    return this.lake.client
  }

  id(kind: Kind): string {
    return `${kind}-${this.#number}`
  }

  /** A document that nobody else writes to. */
  newNoteId(): string {
    this.#notes += 1
    return `note-${this.#number}-${this.#notes}`
  }

  ids(kind: Kind) {
    return {publishedId: this.id(kind), draftId: `drafts.${this.id(kind)}`}
  }

  type(kind: Kind): SchemaType {
    return typeNamed(kind) ?? fail(`The schema has no ${kind}.`)
  }

  /** Sends actions and notes that they were acknowledged. */
  async act(...actions: Parameters<SanityClient['action']>[0][]): Promise<string> {
    const {transactionId} = await this.client.action(actions.flat())
    this.acknowledged.push(transactionId)
    return transactionId
  }

  /** The `_rev` of what is published. */
  async revision(kind: Kind): Promise<string> {
    const document = await this.client.getDocument(this.id(kind))
    return document?._rev ?? fail(`${kind} is not published.`)
  }
}

export function typeNamed(name: string): SchemaType | undefined {
  return schema.get(name)
}

function fail(sentence: string): never {
  throw new Error(sentence)
}
