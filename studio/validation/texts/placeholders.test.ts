import {expect, test} from 'vitest'

import {knownPlaceholders, knownPlaceholdersInBlocks, noPlaceholders} from './placeholders.ts'

test('only words that the site can fill in stand in braces [CHECK-11]', () => {
  const known =
    '{company} {phone} {emergencyPhone} {email} {careersEmail} {officeHours} {replyTime} {confirmTime} {leadTime} {minHours} {fullRefundTime}'
  expect(knownPlaceholders(known)).toBe(true)
  expect(knownPlaceholders('Call {fone} now')).toBe(
    `The site cannot fill in "{fone}". It knows ${known}.`,
  )
  expect(knownPlaceholders('Call {phone now')).toBe(
    `A "{" or "}" stands alone. The site fills in ${known}.`,
  )
  expect(knownPlaceholdersInBlocks([{children: [{text: 'Call {phone}'}]}])).toBe(true)
  expect(knownPlaceholdersInBlocks([{children: [{text: 'Call {fone}'}]}])).toBe(
    knownPlaceholders('{fone}'),
  )
})

test('an empty text, and what is no text in a formatted one, is not judged', () => {
  expect(knownPlaceholders(undefined)).toBe(true)
  expect(knownPlaceholdersInBlocks(undefined)).toBe(true)
  const picture = {_type: 'image'}
  expect(knownPlaceholdersInBlocks([picture, null, 'text', {children: 'text'}])).toBe(true)
  expect(knownPlaceholdersInBlocks([{children: [{text: 7}]}])).toBe(true)
  const children = [picture, null, {text: 7}, {text: '{fo'}, {text: 'ne}'}]
  expect(knownPlaceholdersInBlocks([{children}])).toMatch(/^The site cannot fill in "\{fone\}"/)
})

test('every paragraph of a formatted text is read', () => {
  const paragraphs = ['Call {phone}', 'Call {fone}'].map((text) => ({children: ['text', {text}]}))
  expect(knownPlaceholdersInBlocks(paragraphs)).toBe(knownPlaceholders('{fone}'))
})

test('a placeholder of which a part is bold is refused, since the site would show its braces [CHECK-11]', () => {
  const bold = {marks: ['strong']}
  const inside = [{text: 'Call {'}, {text: 'phone', ...bold}, {text: '} before your ride.'}]
  expect(knownPlaceholdersInBlocks([{children: inside}])).toMatch(/^Part of a placeholder is/)
  const whole = [{text: 'Call '}, {text: '{phone}', ...bold}, {text: ' before your ride.'}]
  expect(knownPlaceholdersInBlocks([{children: whole}])).toBe(true)
})

test('a name holds no braces, since the site shows it as it is [CHECK-11]', () => {
  for (const text of ['{company}', 'Rides {', '} rides']) {
    expect(noPlaceholders(text)).toBe('The site fills in no placeholder here. Write the words.')
  }
  expect([undefined, '', 'Our rides'].map(noPlaceholders)).toEqual([true, true, true])
})
