import {type ComponentType, use} from 'react'

import {loadOnce} from './load-once.ts'
import {useHydrated} from './use-hydrated.ts'

/** A chunk could not be loaded: the connection is down, or a newer version of the site has replaced it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/**
 * A component in a chunk of its own that renders at once if `preload` has loaded the chunk: React's `lazy` would show
 * its fallback first and so discard prerendered markup. If the chunk cannot be loaded, prerendered markup stays as it
 * is, and elsewhere ChunkLoadError is thrown.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null
  const preload = async () => {
    try {
      Loaded ??= await load()
    } catch (cause) {
      throw new ChunkLoadError('A script of this page could not be loaded.', {cause})
    }
  }
  const arrival = loadOnce(preload)
  const arrivalWhileHydrating = loadOnce(() => preload().catch(forever))
  const Late = (props: Props) => {
    const hydrated = useHydrated()
    use(hydrated ? arrival() : arrivalWhileHydrating())
    return Loaded && <Loaded {...props} />
  }
  const Preloadable = (props: Props) => (Loaded ? <Loaded {...props} /> : <Late {...props} />)
  return Object.assign(Preloadable, {preload, isLoaded: () => Loaded !== null})
}

/** A promise that never settles. */
export function forever(): Promise<never> {
  return new Promise(() => {})
}
