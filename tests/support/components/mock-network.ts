import {setupWorker} from 'msw/browser'
import {afterAll, afterEach, beforeAll} from 'vitest'

/** The network of a component test; requests without a handler, such as Vite's own, pass. */
export const network = setupWorker()

beforeAll(() => network.start({quiet: true, onUnhandledFrame: 'bypass'}))
afterEach(() => network.resetHandlers())
afterAll(() => network.stop())
