import {type Language, mainLanguage, pathTo} from '../../../domain/language.ts'
import {pathProblem, maxPathLength} from '../../../domain/routes.ts'
import {languageName} from '../../language/language-name.ts'
import {judgeAsRead} from '../texts/invisible-characters.ts'
import type {ValidationResult} from '../validation-result.ts'
import {slugFromTitle} from './slug.ts'

/** The path of a page of the office's own. */
export function pagePath(
  path: string | undefined,
  language: Language = mainLanguage,
): ValidationResult {
  return !path || judgeAsRead(path, (read) => pathAsRead(read, language))
}

function pathAsRead(path: string, language: Language): ValidationResult {
  const problem = pathProblem(path, language)
  if (problem === 'shape' && language !== mainLanguage) return shapeIn(language)
  return problem === null || messages[problem]
}

function shapeIn(language: Language): string {
  const home = pathTo('home', language)
  return `A page in ${languageName(language)} stands below ${home}. Write it as ${home}/art-basel or ${home}/eventos/art-basel: lowercase letters without accents, digits and single hyphens.`
}

const messages = {
  shape:
    'Write it as /art-basel or /events/art-basel: lowercase letters, digits and single hyphens, two parts at most.',
  length: `An address has at most ${maxPathLength} characters.`,
  reserved: 'The site itself uses this address. Choose another one.',
}

/** "Art Basel Week" as "/art-basel-week", in Spanish below "/es"; empty for a title without letters. */
export function pathFromTitle(title: string, language: Language = mainLanguage): string {
  const slug = slugFromTitle(title)
  const prefix = language === mainLanguage ? '' : pathTo('home', language)
  return slug && `${prefix}/${slug}`
}
