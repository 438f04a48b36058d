import type {SanityClient} from '@sanity/client'
import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import type {SchemaType} from 'sanity'

import {describeVersions} from '../../../studio/history/versions/described-version.ts'
import {readUndo} from '../../../studio/history/versions/read-undo.ts'
import {undoPublish} from '../../../studio/history/versions/undo.ts'
import {readVersions} from '../../../studio/history/versions/versions.ts'
import {schemaTypes} from '../../../studio/schema/index.ts'

export const airportId = 'destination-mia'
const schema = Schema.compile({name: 'studio', types: [...builtinTypes, ...schemaTypes]})
export const typeOf = (name: string): SchemaType | undefined => schema.get(name)
export const typeOfAirport: SchemaType = schema.get('destination')

/** What the office does in the lake of a client: mostly with an airport and its note. */
export function officeHistory(client: SanityClient) {
  /** Undoes a publish, of which the document is one. */
  async function undo(documentId: string, revision: string) {
    const undos = await readUndo(client, typeOf, revision, documentId)
    if (!undos) throw new Error(`The history has lost the publish ${revision}.`)
    return undoPublish(client, revision, undos)
  }

  /** Publishes rates of two vehicles, then without one of them, and deletes that one. */
  async function ratesOfDeletedVehicle() {
    await client.delete({query: '*[_id in ["rates", "drafts.rates"]]'})
    await client.createOrReplace({_id: 'vehicle-van', _type: 'vehicle', name: 'Van'})
    await client.createOrReplace({_id: 'vehicle-sedan', _type: 'vehicle', name: 'Sedan'})
    const before = await client.create(ratesWith(priceOf('vehicle-van'), priceOf('vehicle-sedan')))
    await client.create({...ratesWith(priceOf('vehicle-van')), _id: 'drafts.rates'})
    const {transactionId} = await client.action(publicationOf('rates'))
    await client.delete('vehicle-sedan')
    return {before, revision: transactionId}
  }

  async function latestVersions() {
    return describeVersions(
      client,
      typeOfAirport,
      airportId,
      await readVersions(client, airportId, 3),
      2,
    )
  }

  /** The airport as a first version, without a history of its own in these tests. */
  async function startWith(note: string) {
    await client.delete({query: `*[_id in ["${airportId}", "drafts.${airportId}"]]`})
    await client.create({_id: airportId, _type: 'destination', name: 'Miami International', note})
  }

  async function publish(note: string) {
    await edit(note)
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${airportId}`,
      publishedId: airportId,
    })
  }

  async function edit(note: string) {
    await client.action({
      actionType: 'sanity.action.document.edit',
      draftId: `drafts.${airportId}`,
      publishedId: airportId,
      patch: {set: {note}},
    })
  }

  return {undo, ratesOfDeletedVehicle, latestVersions, startWith, publish, edit}
}

/** A reference of a draft to what is not published yet, as the Studio writes it. */
export function untilPublished(reference: {_type: string; _ref: string}, type: string) {
  return {...reference, _weak: true, _strengthenOnPublish: {type}}
}

export function ratesWith(...prices: object[]) {
  const rateCards = [{_key: 'hourly', _type: 'rateCard', prices}]
  return {_id: 'rates', _type: 'rates', rateCards}
}

export function priceOf(vehicle: string) {
  return {
    _key: vehicle,
    _type: 'vehiclePrice',
    vehicle: {_type: 'reference', _ref: vehicle},
    price: {_type: 'priceRange', min: 120},
  }
}

export function publicationOf(publishedId: string) {
  const draftId = `drafts.${publishedId}`
  return {actionType: 'sanity.action.document.publish', draftId, publishedId} as const
}
