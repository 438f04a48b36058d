import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {CausewayPicture} from '#src/sections/shared/causeway-picture.tsx'
import {buttonClass} from '#src/ui/button.tsx'
import {Container} from '#src/ui/container.tsx'

import {HeadTags} from '../seo/head-tags.tsx'

/** Every path that the site does not know. */
export function NotFoundPage() {
  const words = useWords('site').notFound
  const pathTo = usePathTo()
  return (
    <section
      data-surface="night"
      className="relative isolate grid min-h-[calc(45rem+var(--edge-height))] items-center"
    >
      <HeadTags path={null} title={words.title} seo={{description: words.description}} noIndex />
      <div className="absolute inset-0 -z-1 overflow-hidden after:absolute after:inset-0 after:bg-band nav:after:bg-not-found-wide">
        <CausewayPicture priority className="size-full object-cover object-[70%_100%]" />
      </div>
      <Container>
        <h1>{words.heading}</h1>
        <p className="mt-5 max-w-152 text-lead text-(--fg-soft)">{words.lead}</p>
        <a href={pathTo('home')} className={`${buttonClass()} mt-9 max-md:w-full`}>
          {words.home}
        </a>
      </Container>
    </section>
  )
}
