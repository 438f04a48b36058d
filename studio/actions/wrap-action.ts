import type {DocumentActionComponent} from 'sanity'

type ActionWrapper = (useAction: DocumentActionComponent) => DocumentActionComponent

/**
 * Derives an action from one of Sanity's, once each. The Studio resolves actions again at every render, and an action
 * keeps its state only while it is the same function.
 */
export function wrapAction(derive: ActionWrapper): ActionWrapper {
  const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (useAction) => {
    const known = wrapped.get(useAction)
    if (known) return known
    const derived = Object.assign(derive(useAction), {action: useAction.action})
    wrapped.set(useAction, derived)
    return derived
  }
}
