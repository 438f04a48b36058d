/**
 * The pattern of a glob in the form that GoTrue reads: `*` and `?` stop at `.` and `/`, `**` does not, `[ab]`, `[a-z]` and
 * `[!ab]` are one character, `{one,two}` are alternatives, which may hold globs, and `\` takes the next one literally.
 */
export function globPattern(glob: string): RegExp {
  let depth = 0
  const parts = Array.from(glob.matchAll(tokens), ([token]) => {
    if (token === '**') return '.*'
    if (token === '*') return '[^./]*'
    if (token === '?') return '[^./]'
    if (token === '{') {
      depth += 1
      return '(?:'
    }
    if (token === '}' && depth > 0) {
      depth -= 1
      return ')'
    }
    if (token === ',' && depth > 0) return '|'
    if (token.startsWith('[') && token.length > 1) return characterClass(token.slice(1, -1))
    return escaped(token.length > 1 ? token.slice(1) : token)
  })
  return new RegExp(`^${parts.join('')}${')'.repeat(depth)}$`, 's')
}

const tokens = /\*\*|\\.|\[[^\]]+\]|[^]/g

function characterClass(content: string): string {
  const isNegated = content.startsWith('!')
  const characters = (isNegated ? content.slice(1) : content).replace(/[\\^\]]/g, '\\$&')
  return `[${isNegated ? '^' : ''}${characters}]`
}

function escaped(text: string): string {
  return text.replace(/[\\^$.|+()[\]{}?*]/g, '\\$&')
}
