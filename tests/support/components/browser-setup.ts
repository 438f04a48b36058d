import '#src/styles.css'
import {loadWords} from '#src/language/words.ts'

import {wordsParts} from '../content/words-parts.ts'

// As on the site, where a page renders once its words are there.
await Promise.all(wordsParts.map((part) => loadWords(part, 'en')))
