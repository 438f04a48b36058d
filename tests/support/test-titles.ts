import {globSync, readFileSync} from 'node:fs'

import {type ESTree, parseSync, Visitor} from 'vite'

const folders = '{domain,src,studio,scripts,emulators,bench,tests}'

/** What may follow `test` or `describe` and still be one that runs: no `skip`, no `step`. */
const running = new Set(['describe', 'each', 'for', 'serial', 'parallel', 'concurrent'])

/** The title of every test of the repository behind those of its groups; "…" stands for what differs between cases. */
export function readTestTitles(): {file: string; title: string}[] {
  const files = globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`, {exclude: ['**/node_modules/**']})
  return files.flatMap((file) =>
    titlesIn(file, readFileSync(file, 'utf8')).map((title) => ({file, title})),
  )
}

/** Titles are read from the syntax tree, so that what a comment or a text says does not count. */
export function titlesIn(file: string, source: string): string[] {
  const titles: string[] = []
  const groups: {call: ESTree.CallExpression; title: string}[] = []
  const visitor = new Visitor({
    CallExpression(call) {
      const kind = kindOf(call.callee)
      const title = textOf(call.arguments[0])
      if (!kind || title === undefined) return
      if (kind === 'describe') groups.push({call, title})
      else titles.push([...groups.map((group) => group.title), title].join(' › '))
    },
    'CallExpression:exit'(call) {
      if (groups.at(-1)?.call === call) groups.pop()
    },
  })
  const {program, errors} = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  visitor.visit(program)
  return titles
}

/** Whether something that is called, such as `test`, `describe.each(…)` or `test.describe.serial`, takes a title. */
function kindOf(callee: ESTree.Expression): 'test' | 'describe' | undefined {
  if (callee.type === 'CallExpression') return kindOf(callee.callee)
  if (callee.type === 'Identifier')
    return callee.name === 'test' || callee.name === 'describe' ? callee.name : undefined
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  const {name} = callee.property
  if (!running.has(name)) return undefined
  const kind = kindOf(callee.object)
  return kind && name === 'describe' ? 'describe' : kind
}

function textOf(argument: ESTree.Argument | undefined): string | undefined {
  if (argument?.type === 'Literal')
    return typeof argument.value === 'string' ? argument.value : undefined
  if (argument?.type !== 'TemplateLiteral') return undefined
  return argument.quasis.map(({value}) => value.cooked ?? value.raw).join('…')
}
