import {Component, type ReactNode, memo} from 'react'

import type {Language} from '#domain/language.ts'
import {PagePathContext} from '#src/content/facts/page-path.ts'
import {LiveBoundary} from '#src/content/live/live-boundary.tsx'
import {WhenContentChanges} from '#src/content/live/when-content-changes.tsx'
import {itemsOf} from '#src/content/query/items-of.ts'
import {ChunkLoadError} from '#src/hydration/preloadable.ts'
import {HydrationBoundary} from '#src/hydration/when-hydrated.tsx'
import {loadWords, wordsAreLoaded} from '#src/language/words.ts'

import {renderers} from './registry.tsx'
import type {AnySection, Section, SectionType} from './section.ts'
import {useSection, useSectionKeys} from './use-sections.ts'

type SectionsProps = {
  path: string
  /** Types of sections that are left out. */
  omit?: readonly SectionType[]
}

/**
 * The sections of a page. Each stands alone: one that cannot be rendered drops out, in the browser through an error
 * boundary and while prerendering through its Suspense boundary.
 */
export function Sections(props: SectionsProps) {
  return (
    <PagePathContext value={props.path}>
      <LiveBoundary isList>
        <SectionList {...props} />
      </LiveBoundary>
    </PagePathContext>
  )
}

function SectionList({path, omit}: SectionsProps) {
  return useSectionKeys(path, ({_type}) => !omit?.includes(_type)).map((key) => (
    <SectionInBoundaries key={key} path={path} sectionKey={key} />
  ))
}

type SectionProps = {path: string; sectionKey: string}

/**
 * Not rendered again with the list: React would give up the prerendered markup of a section whose script is missing, and
 * that takes the whole page away.
 */
const SectionInBoundaries = memo(function SectionInBoundaries(props: SectionProps) {
  return (
    <SectionErrorBoundary>
      <LiveBoundary sectionKey={props.sectionKey}>
        <HydrationBoundary id={props.sectionKey}>
          <KnownSection {...props} />
        </HydrationBoundary>
      </LiveBoundary>
    </SectionErrorBoundary>
  )
})

/** Loads the chunks of a page's sections, and their words. */
export async function preloadSections(
  sections: readonly AnySection[] | null | undefined,
  language: Language,
): Promise<void> {
  await Promise.all(
    renderersOf(sections).flatMap(({preload, words}) => [
      preload(),
      ...words.map((part) => loadWords(part, language)),
    ]),
  )
}

/** Whether the sections render without waiting for a chunk. */
export function sectionsAreLoaded(
  sections: readonly AnySection[] | null | undefined,
  language: Language,
): boolean {
  return renderersOf(sections).every(
    ({isLoaded, words}) => isLoaded() && words.every((part) => wordsAreLoaded(part, language)),
  )
}

function renderersOf(sections: readonly AnySection[] | null | undefined) {
  const types = new Set(itemsOf(sections).map((section) => section._type))
  const known = [...types].filter((type) => Object.hasOwn(renderers, type))
  return known.map((type) => renderers[type])
}

function KnownSection({path, sectionKey}: SectionProps) {
  const section = useSection(path, sectionKey)
  // The dataset can be ahead of the deployed site: a type it does not know yet is left out.
  return section && Object.hasOwn(renderers, section._type) ? render(section) : null
}

function render<T extends SectionType>(section: Section<T>) {
  return renderers[section._type].render(section)
}

/** A section that failed is tried again with what comes next: its own content or what else it shows. */
class SectionErrorBoundary extends Component<
  {children: ReactNode},
  {failure: {error: unknown} | null}
> {
  override state: {failure: {error: unknown} | null} = {failure: null}

  static getDerivedStateFromError(error: unknown) {
    return {failure: {error}}
  }

  tryAgain = () => this.setState({failure: null})

  override render() {
    const {failure} = this.state
    // PageFailure answers that, for the whole page: it loads the newer version of the site, or offers another try.
    if (failure?.error instanceof ChunkLoadError) throw failure.error
    return failure ? <WhenContentChanges onChange={this.tryAgain} /> : this.props.children
  }
}
