import './terminal/load-env-file.ts'
import {contentLakeProblem} from './dataset/content-lake-problem.ts'
import {checkAuthRedirects} from './doctor/auth-redirects.ts'
import {checkAuthSettings} from './doctor/auth-settings.ts'
import {checkBookingWidget} from './doctor/booking-widget.ts'
import {checkContentLakeOrigins} from './doctor/content-lake-origins.ts'
import {checkContentLake} from './doctor/content-lake.ts'
import {checkContentRules} from './doctor/content-rules.ts'
import {checkForms} from './doctor/forms.ts'
import {checkPublishedSite} from './doctor/published-site.ts'
import {checkSampleValues} from './doctor/sample-values.ts'
import {checkStudio} from './doctor/studio.ts'
import {type Check, type Subject, subjectOf} from './doctor/subject.ts'
import {checkVariables, holdsCredentials} from './doctor/variables.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'

const checks: Record<string, Check> = {
  Settings: checkVariables,
  'Content lake': checkContentLake,
  'Origins at the content lake': checkContentLakeOrigins,
  'Published content': checkContentRules,
  'Sample values': checkSampleValues,
  'Booking page': checkBookingWidget,
  Forms: checkForms,
  Accounts: checkAuthSettings,
  'Links in mails': checkAuthRedirects,
  Studio: checkStudio,
  'Published site': checkPublishedSite,
}

try {
  await doctor(subjectOf(process.env))
} catch (error) {
  exitWithMessage(error)
}

/** Checks every service that the environment names, and prints what is wrong and how to fix it. */
async function doctor(subject: Subject) {
  const {contentLake} = subject.environment
  console.log(
    contentLake.hosted
      ? `Hosted project ${contentLake.projectId}, dataset "${contentLake.dataset}"`
      : 'This machine (SANITY_PROJECT_ID is not set)',
  )
  // The other checks would print the password.
  const mayPrintUrls = !holdsCredentials(subject)
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const found =
        mayPrintUrls || check === checkVariables ? await problemsOf(check, subject) : null
      return typeof found === 'string'
        ? {name, notice: found, problems: null}
        : {name, problems: found}
    }),
  )
  for (const {name, notice, problems} of results) {
    const status = problems === null ? '-' : problems.length === 0 ? 'ok' : 'wrong'
    console.log(`  ${status.padEnd(6)} ${name}`)
    if (notice) console.log(`         ${notice}`)
    for (const {problem, fix} of problems ?? []) {
      console.log(`         ${problem}`)
      if (fix) console.log(`         → ${fix}`)
    }
  }
  const wrong = results.reduce((count, {problems}) => count + (problems?.length ?? 0), 0)
  console.log(
    wrong === 0 ? 'All is well.' : `${wrong} ${wrong === 1 ? 'problem' : 'problems'} found.`,
  )
  if (wrong > 0) process.exitCode = 1
}

/** A check that fails says so in its place: the others still have their say. */
async function problemsOf(check: Check, subject: Subject) {
  try {
    return await check(subject)
  } catch (error) {
    return [contentLakeProblem(error, subject.environment.contentLake)]
  }
}
