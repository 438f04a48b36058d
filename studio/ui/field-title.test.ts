import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import {expect, test} from 'vitest'

import {schemaTypes} from '../schema/index.ts'
import {fieldTitle} from './field-title.ts'

const page = Schema.compile({name: 'studio', types: [...builtinTypes, ...schemaTypes]}).get('page')
const section = ['sections', {_key: 'a'}]

test('a field has the title that staff know, also within the items of a list', () => {
  expect(fieldTitle(page, ['title'])).toBe('Title')
  expect(fieldTitle(page, [...section, 'actions', {_key: 'b'}, 'label'])).toBe(
    'Sections: Words on the link',
  )
  expect(fieldTitle(page, [...section, 'includes'])).toBe('Sections: includes')
  expect(fieldTitle(page, [...section, 'packages', {_key: 'b'}, 'includes'])).toBe(
    'Sections: What it includes',
  )
  expect(fieldTitle(undefined, ['title'])).toBe('title')
})
