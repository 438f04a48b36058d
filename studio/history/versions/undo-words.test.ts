import {expect, test} from 'vitest'

import {refusals, undoWords} from './undo-words.ts'

const created = {id: 'page-new', before: null, sentences: ['Leaves the site']}
const edited = {id: 'rates', before: {_type: 'rates'}, sentences: ['Price: "$1" → "$2"']}

test('undoing a first publish promises no version before it', () => {
  expect(undoWords([created])).toEqual({
    question: 'It was not on the site before. Visitors see these changes at once:',
    action: 'Undo and take off the site',
    done: 'Undone. It is off the site and waits as a draft again.',
  })
  expect(undoWords([created, {...created, id: 'page-other'}])).toMatchObject({
    question: 'They were not on the site before. Visitors see these changes at once:',
    done: 'Undone. They are off the site and wait as drafts again.',
  })
})

test('undoing a change brings the version before it back, also where something was new beside it', () => {
  for (const documents of [[edited], [edited, created]]) {
    expect(undoWords(documents)).toEqual({
      question: 'The previous version will be published again. Visitors see these changes at once:',
      action: 'Undo and publish',
      done: 'Undone. Visitors see the previous version again.',
    })
  }
})

test('undoing a publish without a change promises no change', () => {
  const unchanged = {...edited, sentences: []}
  expect(undoWords([unchanged]).question).toBe(
    'The previous version will be published again. It is the same as what visitors see now.',
  )
  expect(undoWords([unchanged, edited]).question).toBe(undoWords([edited]).question)
})

test('a refusal for want of words names the language [TRANSLATE-5]', () => {
  expect(refusals['lacks a language']('Menus', ['Spanish'])).toMatch(
    /^The older version of Menus lacks words in Spanish that every page needs,/,
  )
})

test('what was changed since is named, with the way to an older version [HISTORY-2]', () => {
  expect(refusals['changed since']('Homestead', [])).toBe(
    'Homestead was changed since, so this cannot be undone here. Open it and choose "What changed" to bring an older version back.',
  )
})

test('what cannot leave the site may be needed by a draft as well [HISTORY-2]', () => {
  expect(refusals['in use']('Homestead', [])).toBe(
    'Something on the site, or a draft, now needs Homestead, so this cannot be undone. Take it out there first.',
  )
})

test('the page that is about the airport by now is named [HISTORY-2]', () => {
  expect(refusals['destination is taken']('Keys', ['Key West'])).toBe(
    'For this, Keys needs its former airport or port, which "Key West" is now about. Choose another one there, or take that page off the site, first.',
  )
})

test('a page and a convention center that undo would bring together are both named [HISTORY-2]', () => {
  expect(refusals['center has a page']('Harbor Hall', ['Cruises'])).toBe(
    'For this, Harbor Hall becomes a convention center again, and the page "Cruises" is about it. Choose another airport or port there, or take that page off the site, first.',
  )
  expect(refusals['destination is a center']('Pier', ['Pier 9'])).toBe(
    'For this, Pier needs its former airport or port, "Pier 9", which is a convention center by now. Open Pier and choose "What changed" to restore the older version, then choose another one before you publish.',
  )
})

test('rates that would not start at the minimum booking are said with both hours, and what to change first [HISTORY-2]', () => {
  const broken = 'The first duration starts at 2 hours, but the minimum booking is 3 hours.'
  expect(refusals['rates start elsewhere']('Rates', [broken])).toBe(
    `The older version of Rates does not fit the minimum booking of now, so this cannot be undone here. ${broken} Change the minimum booking first, then undo.`,
  )
  expect(refusals['minimum booking is another']('Booking rules', [broken])).toBe(
    `Rates do not fit the older version of Booking rules, so this cannot be undone here. ${broken} Open Booking rules and choose "What changed" to restore it, publish it, and change Rates next.`,
  )
})
