import type {ComponentType} from 'react'

import {preloadable, usePreloadable} from './preloadable.ts'

/**
 * A component in a chunk of its own that renders at once if `preload` has loaded the chunk: React's `lazy` would show
 * its fallback first and so discard prerendered markup.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null
  const chunk = preloadable(
    async () => (Loaded = await load()),
    'A script of this page could not be loaded.',
  )
  const LazyComponent = (props: Props) => {
    usePreloadable(chunk)
    return Loaded && <Loaded {...props} />
  }
  return Object.assign(LazyComponent, {preload: chunk.preload, isLoaded: () => Loaded !== null})
}
