import {expect, test} from 'vitest'

import {readEnvironment} from '../../environment.ts'
import {commandLineEnvironment} from './command-line-environment.ts'

test('a Studio is deployed with the token for that, or by who has signed in, and never with the token for content [DEPLOY-1]', () => {
  const tokenOf = (variables: Record<string, string>) =>
    commandLineEnvironment(variables, readEnvironment(variables)).SANITY_AUTH_TOKEN
  expect(tokenOf({SANITY_AUTH_TOKEN: 'editor'})).toBeUndefined()
  expect(tokenOf({SANITY_AUTH_TOKEN: 'editor', SANITY_DEPLOY_TOKEN: 'deployer'})).toBe('deployer')
})
