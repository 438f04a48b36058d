import fc from 'fast-check'
import {expect, test} from 'vitest'

import {words} from '../words/en.ts'
import {words as spanish} from '../words/es.ts'
import {contactCard} from './contact-card.ts'

const unfolded = (card: string) => card.replaceAll('\r\n ', '').split('\r\n')
const url = 'https://www.chauffeur.example/'

test('the card holds what the company has, and nothing of what it has not', () => {
  expect(
    unfolded(
      contactCard(
        {
          company: 'Smith, Sons & Co.',
          phone: '+13055550100',
          emergencyPhone: '+13055550199',
          email: 'office@chauffeur.example',
          address: '1 Ocean Drive\nMiami, FL 33101',
          url,
          officeHours: 'Monday to Friday, 8AM to 8PM',
        },
        words,
      ),
    ),
  ).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Smith\\, Sons & Co.',
    'N:;;;;',
    'ORG:Smith\\, Sons & Co.',
    'TEL;TYPE=WORK,VOICE,PREF:+13055550100',
    'item1.TEL;TYPE=VOICE:+13055550199',
    'item1.X-ABLabel:Emergency line',
    'EMAIL;TYPE=INTERNET,WORK:office@chauffeur.example',
    'ADR;TYPE=WORK:;;1 Ocean Drive\\nMiami\\, FL 33101;;;;',
    'URL:https://www.chauffeur.example/',
    'NOTE:Monday to Friday\\, 8AM to 8PM',
    'END:VCARD',
    '',
  ])
  expect(unfolded(contactCard({company: 'Smith', phone: null, url}, words))).toHaveLength(8)
})

test('a note that begins with a Spanish weekday starts with a capital [FORM-8]', () => {
  const card = contactCard({company: 'Smith', url, officeHours: 'lunes a viernes'}, spanish)
  expect(unfolded(card)).toContain('NOTE:Lunes a viernes')
})

test('whatever the texts hold, none adds a line', () => {
  fc.assert(
    fc.property(fc.string({unit: 'grapheme', minLength: 1}), fc.string(), (company, address) => {
      const lines = unfolded(contactCard({company, address, email: address, url}, words))
      const optional = address ? 2 : 0
      expect(lines).toHaveLength(8 + optional)
    }),
  )
})
