import type {Environment} from '../../environment.ts'
import {noTelemetry} from './no-telemetry.ts'
import {studioEnvironment} from './studio-environment.ts'

/**
 * The variables for Sanity's command line. It deploys with SANITY_AUTH_TOKEN, if that is set, and not as who has signed
 * in; the site's token of that name may write documents, but not deploy.
 */
export function commandLineEnvironment(
  variables: NodeJS.ProcessEnv,
  environment: Environment,
): NodeJS.ProcessEnv {
  return {
    ...variables,
    SANITY_AUTH_TOKEN: environment.contentLake.deployToken,
    ...noTelemetry,
    ...studioEnvironment(environment, environment.siteUrl),
  }
}
