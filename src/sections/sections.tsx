import {Component, type ReactNode, memo} from 'react'

import {itemsOf} from '#src/content/facts/items-of.ts'
import {LivePart} from '#src/content/live/live-boundary.tsx'
import {WhenContentChanges} from '#src/content/live/when-content-changes.tsx'
import {MissingScript} from '#src/hydration/lazy-with-preload.tsx'
import {HydrationBoundary} from '#src/hydration/when-hydrated.tsx'

import {renderers} from './registry.tsx'
import type {AnySection, Section, SectionType} from './section.ts'

/**
 * The sections of a page. Each stands alone: one that cannot be rendered drops out, in the browser through
 * an error boundary and while prerendering through its Suspense boundary. What is published in one appears
 * without the others, and so does a section that comes, goes or changes its place.
 */
export function Sections({sections}: {sections: readonly AnySection[] | null | undefined}) {
  const published = new Map(itemsOf(sections).map((section) => [section._key, section]))
  return (
    <LivePart value={itemsOf(sections)} isList>
      {(arranged) =>
        arranged.map((section, index) => {
          const current = (section && published.get(section._key)) ?? section
          return (
            <SectionBoundary key={section?._key ?? index} section={current}>
              <LivePart value={current}>{(shown) => <SectionSlot section={shown} />}</LivePart>
            </SectionBoundary>
          )
        })
      }
    </LivePart>
  )
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
  const types = new Set(itemsOf(sections).map((section) => section._type))
  const known = [...types].filter((type) => Object.hasOwn(renderers, type))
  return known.map((type) => renderers[type])
}

/** A change elsewhere on the page does not render this section again. */
const SectionSlot = memo(
  ({section}: {section: AnySection | null}) =>
    section && (
      <HydrationBoundary id={section._key}>
        <KnownSection section={section} />
      </HydrationBoundary>
    ),
)

function KnownSection<T extends SectionType>({section}: {section: Section<T>}) {
  // The dataset can be ahead of the deployed site: a type it does not know yet is left out.
  return Object.hasOwn(renderers, section._type) ? renderers[section._type].render(section) : null
}

type BoundaryProps = {section: AnySection | null; children: ReactNode}
type BoundaryState = {failure: {error: unknown} | null; section: AnySection | null}

/** A section that failed is tried again with what comes next: its own content or what else it reads. */
class SectionBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {failure: null, section: this.props.section}

  static getDerivedStateFromError(error: unknown) {
    return {failure: {error}}
  }

  static getDerivedStateFromProps({section}: BoundaryProps, state: BoundaryState) {
    return section === state.section ? null : {failure: null, section}
  }

  tryAgain = () => this.setState({failure: null})

  override render() {
    const {failure} = this.state
    // The page has an answer to that: the newer version of the site, or another try.
    if (failure?.error instanceof MissingScript) throw failure.error
    return failure ? <WhenContentChanges then={this.tryAgain} /> : this.props.children
  }
}
