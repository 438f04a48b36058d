import {expect, test} from 'vitest'

import {
  isPreviewChoice,
  isPreviewChoiceRequest,
  pathInPreview,
  previewChoiceMessage,
  previewChoiceRequest,
} from './preview-messages.ts'

const now = previewChoiceMessage({instant: null, asVisitor: false})

test('a page and the Studio know each other’s messages from any others', () => {
  expect(isPreviewChoiceRequest(structuredClone(previewChoiceRequest))).toBe(true)
  expect(isPreviewChoice(structuredClone(now))).toBe(true)
  expect(isPreviewChoice(previewChoiceMessage({instant: 1000, asVisitor: true}))).toBe(true)
  const others = [
    null,
    'text',
    {},
    {type: 'other'},
    {...now, instant: 'now'},
    {...now, instant: Number.NaN},
    {...now, asVisitor: undefined},
  ]
  for (const other of others) {
    expect(isPreviewChoiceRequest(other)).toBe(false)
    expect(isPreviewChoice(other)).toBe(false)
  }
})

test('what has the fields of a choice but another type is none', () => {
  expect(isPreviewChoice({...now, type: 'preview/question'})).toBe(false)
})

test('the URL of a page is shown without its origin and what the preview adds, and stays on the site', () => {
  const path = (rest: string) => pathInPreview(new URL(`https://site.example${rest}`))
  expect(path('/contact?sanity-preview-perspective=drafts&job=a#top')).toBe('/contact?job=a#top')
  expect(path('//elsewhere.example/x')).toBe('/elsewhere.example/x')
  expect(path('/contact//x')).toBe('/contact//x')
})
