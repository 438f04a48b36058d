import {type ComponentType, lazy} from 'react'

/**
 * A component in a chunk of its own that renders at once when its chunk was loaded before: `lazy` alone
 * would show its fallback first and so throw away prerendered markup.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null
  const preload = async () => {
    Loaded ??= await load()
    return {default: Loaded}
  }
  const Lazy = lazy(preload)
  const Preloadable = (props: Props) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />)
  return Object.assign(Preloadable, {preload, isLoaded: () => Loaded !== null})
}
