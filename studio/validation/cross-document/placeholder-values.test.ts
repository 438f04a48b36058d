import {expect, test} from 'vitest'

import {placeholderNames} from '../../../domain/placeholders.ts'
import {documentsClient} from '../../../scripts/content-check/documents-client.ts'
import {compile} from '../../../scripts/content-check/studio-rules.ts'
import {validateAsStudio} from '../../../scripts/content-check/validate-as-studio.ts'
import type {DatasetDocument} from '../../../scripts/dataset/json-values.ts'
import {ruleContext} from '../../../tests/support/content/rule-context.ts'
import {imported} from '../../../tests/support/content/studio-validation.ts'
import {bookingRules} from '../../schema/documents/booking-rules.ts'
import {cancellationPolicy} from '../../schema/documents/cancellation-policy.ts'
import {siteSettings} from '../../schema/documents/site-settings.ts'
import {schemaTypes} from '../../schema/index.ts'
import {isPublishQuestion, publishQuestion} from '../publish-question.ts'
import {placeholderFields} from '../texts/placeholder-fields.ts'
import {announcementIsFilledIn, fullRefundIsKept, valuesAreKept} from './placeholder-values.ts'

const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  company: 'The Chauffeur Company',
  phone: '+13055550100',
  email: 'office@example.com',
}
const rules = {_id: 'bookingRules', _type: 'bookingRules', replyHours: 2}

test('an announcement that nobody would see is asked about, in each language, with the field to fill in [CHECK-11]', async () => {
  const text = 'Hurricane watch: call {emergencyPhone}.'
  const asked = publishQuestion(
    'Nobody sees this while "Emergency phone" in Company details is empty. Publish it anyway?',
  )
  expect(await announced({text})).toEqual([{...asked, path: ['text']}])
  const textTranslations = [{_key: 'es', language: 'es', value: 'Llame al {emergencyPhone}.'}]
  expect(await announced({text: 'Call us.', textTranslations})).toEqual([
    {...asked, path: ['textTranslations']},
  ])
  expect(await announced({text: 'Call us.', link: {label: '{emergencyPhone}'}})).toEqual([
    {...asked, path: ['link']},
  ])
  expect(await announced({text: 'Call {phone}, {emergencyPhone} within {leadTime}.'})).toEqual([
    {
      ...publishQuestion(
        'Nobody sees this while "Emergency phone" in Company details and "Book ahead (hours)" in Booking rules are empty. Publish it anyway?',
      ),
      path: ['text'],
    },
  ])
})

test('the form of the announcement asks before such a text is published [CHECK-11]', async () => {
  const {markers} = await validateAsStudio(
    imported({_id: 'announcement', _type: 'announcement', text: 'Call {emergencyPhone}'}),
    {rules: compile(schemaTypes), client: documentsClient([settings, rules]), exists: () => true},
  )
  const asked = markers.filter((marker) => isPublishQuestion(marker))
  expect(asked.map(({path, level}) => ({path, level}))).toEqual([
    {path: ['text'], level: 'warning'},
  ])
})

test('an announcement whose placeholders all have a value asks nothing [CHECK-11]', async () => {
  expect(await announced({text: 'Call {phone}; we reply within {replyTime}.'})).toEqual([])
  expect(await announced({text: 'Closed on Monday.'})).toEqual([])
  expect(await announced({})).toEqual([])
})

test('a detail of the company that is emptied while texts name it is asked about, with those texts [CHECK-11]', async () => {
  const privacy = {_id: 'legal-a', _type: 'legalDocument', title: 'Privacy', body: 'Use {email}'}
  const news = {_id: 'announcement', _type: 'announcement', text: 'Write to {email}'}
  const asked = (names: string) => [
    {
      ...publishQuestion(
        `{email} stands in ${names}. While this is empty, the site leaves those texts out. Publish anyway?`,
      ),
      path: ['email'],
    },
  ]
  const emptied = {...settings, email: undefined}
  expect(await detailed(emptied, settings, privacy)).toEqual(asked('Privacy'))
  expect(await detailed(emptied, settings, privacy, news)).toEqual(
    asked('Announcement and Privacy'),
  )
  const note = {...emptied, footerNote: 'Write to {email}'}
  expect(await detailed(note, settings)).toEqual(asked('Company details'))
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({...privacy, _id: id, title: id}))
  expect(await detailed(emptied, settings, ...many)).toEqual(asked('a, b, c, d, e, and 2 more'))
})

test('what was empty before, or stands in no text of the site, is emptied without a question [CHECK-11]', async () => {
  const emptied = {...settings, email: undefined}
  const draft = {_id: 'drafts.page-a', _type: 'page', title: 'A', lead: 'Use {email}'}
  expect(await detailed(emptied, settings, draft)).toEqual([])
  const page = {...draft, _id: 'page-a'}
  expect(await detailed(emptied, emptied, page)).toEqual([])
  expect(await detailed(settings, settings, page)).toEqual([])
  expect(await detailed(emptied)).toEqual([])
})

test('a policy that no longer returns everything is asked about while texts say until when it does [CHECK-11]', async () => {
  const published = policyOf([24, 100], [0, 50])
  const page = {_id: 'page-a', _type: 'page', title: 'A', lead: 'Cancel {fullRefundTime} ahead'}
  const asked = publishQuestion(
    '{fullRefundTime} stands in A. While no row from 1 hour on returns 100%, the site leaves those texts out. Publish anyway?',
  )
  const lowered = policyOf([24, 90], [0, 50])
  expect(await refunded(lowered, published, page)).toEqual([{...asked, path: ['tiers']}])
  expect(await refunded(lowered, published)).toEqual([])
  expect(await refunded(lowered, lowered, page)).toEqual([])
  expect(await refunded(policyOf([48, 100], [0, 50]), published, page)).toEqual([])
  expect(await refunded(policyOf([0, 100]), published, page)).toEqual([{...asked, path: ['tiers']}])
  expect(await refunded(lowered, policyOf([0, 100]), page)).toEqual([])
})

test('an announcement that says until when everything is returned needs a policy that does [CHECK-11]', async () => {
  const text = 'Cancel {fullRefundTime} ahead for a full refund.'
  const asked = publishQuestion(
    'Nobody sees this while a row of 100% in Cancellation policy is missing. Publish it anyway?',
  )
  expect(await announced({text}, policyOf([24, 90]))).toEqual([{...asked, path: ['text']}])
  expect(await announced({text}, policyOf([24, 100]))).toEqual([])
})

test('the form of the policy asks before such a policy is published [CHECK-11]', async () => {
  const page = {_id: 'page-a', _type: 'page', title: 'A', lead: 'Cancel {fullRefundTime} ahead'}
  const {markers} = await validateAsStudio(imported(policyOf([0, 50])), {
    rules: compile(schemaTypes),
    client: documentsClient([policyOf([24, 100], [0, 50]), page]),
    exists: () => true,
  })
  const asked = markers.filter((marker) => isPublishQuestion(marker))
  expect(asked.map(({path, level}) => ({path, level}))).toEqual([
    {path: ['tiers'], level: 'warning'},
  ])
})

test('each placeholder names its field as the form does', () => {
  const forms = {
    'Company details': siteSettings,
    'Booking rules': bookingRules,
    'Cancellation policy': cancellationPolicy,
  }
  for (const name of placeholderNames) {
    const {document, field, title} = placeholderFields[name]
    const found = forms[document].fields.find((each) => each.name === field)
    expect(found?.title, name).toBe(title)
  }
})

function policyOf(...tiers: [number, number][]) {
  return {
    _id: 'cancellationPolicy',
    _type: 'cancellationPolicy',
    tiers: tiers.map(([fromHours, refundPercent]) => ({
      _key: `from${fromHours}`,
      _type: 'cancellationTier',
      fromHours,
      refundPercent,
    })),
    noShowChargePercent: 100,
    weatherRefundPercent: 100,
  }
}

function refunded(entered: DatasetDocument, ...documents: DatasetDocument[]) {
  const context = ruleContext({...entered, _id: 'drafts.cancellationPolicy'}, documents)
  return fullRefundIsKept(context.document, context)
}

function announced(entered: object, ...documents: DatasetDocument[]) {
  const draft = {_id: 'drafts.announcement', _type: 'announcement', ...entered}
  const {document, getClient} = ruleContext(draft, [settings, rules, ...documents])
  return announcementIsFilledIn(document, {document, getClient})
}

function detailed(entered: DatasetDocument, ...documents: DatasetDocument[]) {
  const context = ruleContext({...entered, _id: 'drafts.siteSettings'}, documents)
  return valuesAreKept(context.document, context)
}
