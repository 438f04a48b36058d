import type {PublishedDocument, UndoRefusal} from './undo-refusal.ts'

/** What the office reads before and after a publish is undone. What was new in it has no version before. */
export function undoWords(documents: (PublishedDocument & {sentences: string[]})[]): {
  question: string
  action: string
  done: string
} {
  const areAllNew = documents.every(({before}) => !before)
  if (!areAllNew) {
    const changes = documents.some(({sentences}) => sentences.length > 0)
      ? 'Visitors see these changes at once:'
      : 'It is the same as what visitors see now.'
    return {
      question: `The previous version will be published again. ${changes}`,
      action: 'Undo and publish',
      done: 'Undone. Visitors see the previous version again.',
    }
  }
  const isOne = documents.length === 1
  return {
    question: `${isOne ? 'It was' : 'They were'} not on the site before. Visitors see these changes at once:`,
    action: 'Undo and take off the site',
    done: `Undone. ${isOne ? 'It is off the site and waits as a draft' : 'They are off the site and wait as drafts'} again.`,
  }
}

/** `others` are the names of what is gone, of what is in the way, or of the languages without words, or what a rule says. */
export const refusals: Record<UndoRefusal['reason'], (name: string, others: string[]) => string> = {
  'changed since': (name) =>
    `${name} was changed since, so this cannot be undone here. Open it and choose "What changed" to bring an older version back.`,
  'deleted since': (name) =>
    `${name} has been deleted since, so this cannot be undone here. Bring it back first, then open it and choose "What changed" to bring an older version back.`,
  'being edited': (name) =>
    `Somebody is editing ${name}. Publish or discard these edits first, then undo.`,
  'in use': (name) =>
    `Something on the site, or a draft, now needs ${name}, so this cannot be undone. Take it out there first.`,
  'URL is taken': (name, [other]) =>
    `For this, ${name} needs its old address, which "${other}" now uses. Give that one another address first.`,
  'destination is taken': (name, [other]) =>
    `For this, ${name} needs its former airport or port, which "${other}" is now about. Choose another one there, or take that page off the site, first.`,
  'center has a page': (name, [other]) =>
    `For this, ${name} becomes a convention center again, and the page "${other}" is about it. Choose another airport or port there, or take that page off the site, first.`,
  'destination is a center': (name, [other]) =>
    `For this, ${name} needs its former airport or port, "${other}", which is a convention center by now. Open ${name} and choose "What changed" to restore the older version, then choose another one before you publish.`,
  'lacks a language': (name, others) =>
    `The older version of ${name} lacks words in ${new Intl.ListFormat('en').format(others)} that every page needs, so this cannot be undone here. Open ${name} and choose "What changed" to restore it, then write them before you publish.`,
  'rates start elsewhere': (name, [broken]) =>
    `The older version of ${name} does not fit the minimum booking of now, so this cannot be undone here. ${broken} Change the minimum booking first, then undo.`,
  'minimum booking is another': (name, [broken]) =>
    `Rates do not fit the older version of ${name}, so this cannot be undone here. ${broken} Open ${name} and choose "What changed" to restore it, publish it, and change Rates next.`,
  'needs what is gone': (name, others) =>
    `For this, ${name} needs what is no longer on the site: ${new Intl.ListFormat('en').format(others)}. Bring that back and publish it first, or open ${name} and choose "What changed" to restore the older version without it.`,
}
