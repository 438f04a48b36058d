import {languageNames, otherLanguages} from '../../../language/language-name.ts'
import {type QuestionResult, question} from '../../question.ts'
import {translationIn} from '../../texts/translations.ts'
import {type RuleContext, readPublished} from '../read-published.ts'

/** Asks about a translation that was not changed with the text: pages in that language would still show the old one. */
export async function translationFollowsText(
  translations: unknown,
  text: unknown,
  context: RuleContext,
): Promise<QuestionResult> {
  const published = await readPublished<{text?: string; textTranslations?: unknown} | null>(
    context,
    '*[_id == "announcement"][0]{text, textTranslations}',
  )
  if (!published?.text || !text || published.text === text) return true
  const left = otherLanguages.filter((language) => {
    const translation = translationIn(translations, language)
    return (
      Boolean(translation) && translation === translationIn(published.textTranslations, language)
    )
  })
  return (
    left.length === 0 ||
    question(
      `You changed the English but not the ${languageNames(left)}. Does the ${languageNames(left)} still match?`,
    )
  )
}
