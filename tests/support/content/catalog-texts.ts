import {globSync, readFileSync} from 'node:fs'

import {parseSync, Visitor} from 'vite'

import type {Language} from '../../../domain/language.ts'

/** What the interface says in a language. Texts with values come in pieces, which is why they are read from the code. */
export function catalogTextsOf(language: Language): string[] {
  const files = globSync([`src/language/${language}/*.ts`, `domain/words/${language}.ts`])
  return files.flatMap((file) => stringsIn(file, readFileSync(file, 'utf8')))
}

function stringsIn(file: string, source: string): string[] {
  const strings: string[] = []
  const visitor = new Visitor({
    Literal: ({value}) => {
      if (typeof value === 'string') strings.push(value)
    },
    TemplateElement: ({value}) => {
      strings.push(value.cooked ?? value.raw)
    },
  })
  visitor.visit(parseSync(file, source).program)
  return strings
}
