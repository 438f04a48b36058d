import {failWithSentence} from './cli/exit-with-message.ts'
import {checkAuthRedirects} from './doctor/auth-redirects.ts'
import {checkAuthSettings} from './doctor/auth-settings.ts'
import {checkBookingWidget} from './doctor/booking-widget.ts'
import {checkContentLake} from './doctor/content-lake.ts'
import {checkContentRules} from './doctor/content-rules.ts'
import {checkLakeOrigins} from './doctor/lake-origins.ts'
import {checkPublishedSite} from './doctor/published-site.ts'
import {checkSampleValues} from './doctor/sample-values.ts'
import {checkStudio} from './doctor/studio.ts'
import {type Check, type Subject, subjectOf} from './doctor/subject.ts'
import {checkVariables} from './doctor/variables.ts'

const checks: Record<string, Check> = {
  Settings: checkVariables,
  'Content lake': checkContentLake,
  'Origins at the content lake': checkLakeOrigins,
  'Published content': checkContentRules,
  'Sample values': checkSampleValues,
  'Booking page': checkBookingWidget,
  Accounts: checkAuthSettings,
  'Links in mails': checkAuthRedirects,
  Studio: checkStudio,
  'Published site': checkPublishedSite,
}

try {
  await doctor(subjectOf(process.env))
} catch (error) {
  failWithSentence(error)
}

/** Looks at everything that the environment names, and says what is wrong and how to mend it. */
async function doctor(subject: Subject) {
  const {contentLake} = subject.environment
  console.log(
    contentLake.hosted
      ? `Hosted project ${contentLake.projectId}, dataset "${contentLake.dataset}"`
      : 'This machine (SANITY_PROJECT_ID names a hosted project)',
  )
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({name, problems: await check(subject)})),
  )
  for (const {name, problems} of results) {
    const verdict = problems === null ? '-' : problems.length === 0 ? 'ok' : 'wrong'
    console.log(`  ${verdict.padEnd(6)} ${name}`)
    for (const {problem, mend} of problems ?? []) {
      console.log(`         ${problem}`)
      if (mend) console.log(`         → ${mend}`)
    }
  }
  const wrong = results.reduce((count, {problems}) => count + (problems?.length ?? 0), 0)
  console.log(wrong === 0 ? 'All is well.' : `${wrong} to mend.`)
  if (wrong > 0) process.exitCode = 1
}
