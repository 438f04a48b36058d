import type {Verdict} from './validation-result.ts'

/** The words in braces that the site replaces with a fact from Company details or Booking rules. */
export const tokens = [
  'company',
  'phone',
  'emergencyPhone',
  'email',
  'careersEmail',
  'officeHours',
  'replyTime',
  'confirmTime',
  'leadTime',
  'minHours',
] as const

const known: readonly string[] = tokens

/** Refuses a `{word}` that the site cannot fill in, and a brace without its partner. */
export function knownTokens(text: string | undefined): Verdict {
  if (!text) return true
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].find(
    ([, name]) => !known.includes(name ?? ''),
  )
  if (unknown) return `The site cannot fill in "${unknown[0]}". It knows ${listOfTokens()}.`
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))) {
    return `A "{" or "}" stands alone. The site fills in ${listOfTokens()}.`
  }
  return true
}

/** The same for formatted text: an array of blocks that hold spans. */
export function knownTokensInBlocks(blocks: unknown[] | undefined): Verdict {
  for (const text of blocks?.flatMap(blockTexts) ?? []) {
    const verdict = knownTokens(text)
    if (verdict !== true) return verdict
  }
  return true
}

function blockTexts(block: unknown): string[] {
  if (!hasChildren(block)) return []
  return [block.children.map((child) => (hasText(child) ? child.text : '')).join('')]
}

function hasChildren(block: unknown): block is {children: unknown[]} {
  return (
    typeof block === 'object' &&
    block !== null &&
    'children' in block &&
    Array.isArray(block.children)
  )
}

function hasText(child: unknown): child is {text: string} {
  return (
    typeof child === 'object' && child !== null && 'text' in child && typeof child.text === 'string'
  )
}

function listOfTokens() {
  return tokens.map((name) => `{${name}}`).join(' ')
}
