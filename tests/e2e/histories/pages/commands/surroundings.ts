import {command} from './command.ts'

const hourMs = 60 * 60 * 1000

/** Time passes for the visitors: jobs turn, next rates begin. */
export function letHoursPass(hours: number) {
  return command({
    name: `${hours} hours pass`,
    run: async (model, {context}) => {
      await context.clock.fastForward(hours * hourMs)
      model.now += hours * hourMs
    },
  })
}

/** Open streams break off, and can be opened again at once. */
export const loseStreams = command({
  name: 'lose the streams',
  check: ({isConnected}) => isConnected,
  run: async (_, {world}) => {
    world.lake.connection.cut()
    world.lake.connection.restore()
  },
})

export const cutConnection = command({
  name: 'cut the connection to the lake',
  check: ({isConnected}) => isConnected,
  run: async (model, {world}) => {
    world.lake.connection.cut()
    model.isConnected = false
  },
})

export const restoreConnection = command({
  name: 'restore the connection to the lake',
  check: ({isConnected}) => !isConnected,
  run: async (model, {world}) => {
    world.lake.connection.restore()
    model.isConnected = true
  },
})

export const killLake = command({
  name: 'kill the lake',
  check: ({isLakeUp}) => isLakeUp,
  run: async (model, {world}) => {
    await world.lake.requireSupportedRequests()
    await world.lake.kill()
    model.isLakeUp = false
  },
})

export const startLake = command({
  name: 'start the lake',
  check: ({isLakeUp}) => !isLakeUp,
  run: async (model, {world}) => {
    await world.lake.restart()
    model.isLakeUp = true
  },
})

/** The site is built from what is published, with other scripts, and takes the place of the one before. */
export const deploy = command({
  name: 'deploy',
  check: ({isLakeUp, isConnected, deployments}) => isLakeUp && isConnected && deployments < 2,
  run: async (model, {world}) => {
    await world.site.deploy(world.lake.url)
    model.deployments += 1
  },
})
