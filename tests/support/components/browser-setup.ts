import '#src/styles.css'
import {loadWords, wordsParts} from '#src/language/words.ts'

// As on the site, where a page renders once its words are there.
await Promise.all(wordsParts.map((part) => loadWords(part, 'en')))
