import {pictureSlots} from '#domain/picture/slots.ts'
import {Picture} from '#src/content/components/picture.tsx'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import type {ServiceCard as Service} from '#src/content/facts/use-services.ts'
import {useWords} from '#src/language/words.ts'
import {Icon} from '#src/ui/icon.tsx'
import {arrowLinkClass} from '#src/ui/link-class.ts'

import {CheckList} from '../shared/check-list.tsx'

type ServiceCardProps = {service: Service; learnMoreLabel: string | null}

/** One service; its picture belongs to the link that leads to its page. */
export function ServiceCard({service, learnMoreLabel}: ServiceCardProps) {
  const words = useWords('sections').services
  const resolve = usePlaceholders()
  const title = resolve(service.title)
  const summary = resolve(service.summary)
  return (
    <article className="group relative grid content-start gap-[1.35rem]">
      <div className="overflow-hidden rounded-panel bg-ink-800">
        <Picture
          picture={service.picture}
          sizes={`(min-width: 1440px) ${pictureSlots.serviceCard.width}px, (min-width: 832px) 44vw, calc(100vw - 40px)`}
          slot={pictureSlots.serviceCard}
          className="aspect-16/10 w-full object-cover transition-transform duration-900 ease-drive group-hover:scale-[1.025]"
        />
      </div>
      <div className="grid items-baseline gap-x-8 gap-y-1 md:grid-cols-[minmax(12rem,1fr)_auto]">
        {title && <h3 className="text-heading">{title}</h3>}
        {summary && (
          <p className="max-w-[31rem] text-pretty text-(--fg-soft) md:col-start-1">{summary}</p>
        )}
        <CheckList layout="inline" items={service.points} className="mt-2 md:col-span-2" />
        {learnMoreLabel && service.path && (
          <SiteLink
            href={service.path}
            className={`${arrowLinkClass} ${coversPicture} mt-2 justify-self-start md:col-start-2 md:row-start-1 md:mt-0`}
          >
            <span>
              {learnMoreLabel}
              {title && <span className="sr-only">{words.about(title)}</span>}
            </span>
            <Icon name="arrow-right" size={20} />
          </SiteLink>
        )}
      </div>
    </article>
  )
}

/** The picture belongs to the link: a finger or a pointer that aims at it is right. */
const coversPicture =
  "after:absolute after:inset-x-0 after:top-0 after:aspect-16/10 after:content-['']"
