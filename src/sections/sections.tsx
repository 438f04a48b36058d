import {Component, type ReactNode, Suspense} from 'react'

import {renderers} from './registry.tsx'
import type {AnySection, Section, SectionType} from './section.ts'

/**
 * The sections of a page. Each stands alone: one that cannot be rendered drops out, in the browser through
 * an error boundary and while prerendering through its Suspense boundary.
 */
export function Sections({sections}: {sections: readonly AnySection[] | null | undefined}) {
  return (sections ?? []).map((section, index) => (
    <SectionBoundary key={section?._key ?? index}>
      <Suspense fallback={null}>{render(section)}</Suspense>
    </SectionBoundary>
  ))
}

/** Loads the chunks of a page's sections. */
export async function preloadSections(
  sections: readonly AnySection[] | null | undefined,
): Promise<void> {
  await Promise.all(renderersOf(sections).map(({preload}) => preload()))
}

/** Whether the sections render without waiting for a chunk. */
export function sectionsAreLoaded(sections: readonly AnySection[] | null | undefined): boolean {
  return renderersOf(sections).every(({isLoaded}) => isLoaded())
}

function renderersOf(sections: readonly AnySection[] | null | undefined) {
  const types = new Set((sections ?? []).map((section) => section?._type))
  const known = [...types].filter((type) => Object.hasOwn(renderers, type))
  return known.map((type) => renderers[type])
}

function render(section: AnySection | null): ReactNode {
  return section ? <KnownSection section={section} /> : null
}

function KnownSection<T extends SectionType>({section}: {section: Section<T>}) {
  // The dataset can be ahead of the deployed site: a type it does not know yet is left out.
  return Object.hasOwn(renderers, section._type) ? renderers[section._type].render(section) : null
}

class SectionBoundary extends Component<{children: ReactNode}, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
