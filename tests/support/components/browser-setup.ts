import '#src/styles.css'
import {loadWords} from '#src/language/words.ts'

// A component under test has its words at once, as on a page.
await Promise.all([loadWords('site', 'en'), loadWords('account', 'en')])
