import {choose, expect, test} from '../../support/studio.ts'

test('two people see each other type [PUBLISH-7]', async ({openStudio}) => {
  const one = await openStudio()
  const other = await openStudio()
  for (const studio of [one, other]) await choose(studio, 'Fleet', /^Mercedes Sprinter/)
  const first = one.getByLabel('Description', {exact: true})
  const second = other.getByLabel('Description', {exact: true})
  await first.fill('Room for a team and its luggage.')
  await expect(second).toHaveValue('Room for a team and its luggage.')
  await second.fill('Room for a team and its luggage. Standing height inside.')
  await expect(first).toHaveValue('Room for a team and its luggage. Standing height inside.')
})
