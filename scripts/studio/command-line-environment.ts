import type {Environment} from '../../environment.ts'
import {noTelemetry} from './no-telemetry.ts'
import {studioEnvironment} from './studio-environment.ts'

/**
 * The variables for Sanity's command line. It prefers SANITY_AUTH_TOKEN to its own sign-in, but the site's token of that
 * name may write documents and not deploy: here it is the token for deployments, or none.
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
