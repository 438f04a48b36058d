import {sectionAnchor} from '#domain/section-anchors.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'

import type {Section} from '../section.ts'
import {Actions} from '../shared/actions.tsx'
import {CausewayBand, bandPictureClass} from '../shared/causeway-band.tsx'
import {CausewayPicture} from '../shared/causeway-picture.tsx'
import {mailtoHref} from '../shared/mailto-href.ts'

/**
 * For applicants whom no job fits. Without a careers address there is no mail button, only the contact
 * link.
 */
export function ResumeSection({section}: {section: Section<'resumeSection'>}) {
  const words = useWords('jobs')
  const {contactUs} = useWords('site')
  const pathTo = usePathTo()
  const resolve = usePlaceholders()
  const careersEmail = useSite(({settings}) => settings?.careersEmail)
  const heading = resolve(section.heading)
  if (!heading) return null
  const mail = mailtoHref(careersEmail)
  return (
    <CausewayBand
      id={sectionAnchor(section)}
      heading={heading}
      lead={resolve(section.text)}
      picture={<CausewayPicture className={bandPictureClass} />}
    >
      <Actions
        actions={[
          ...(mail ? [{label: section.resumeLabel ?? words.sendResume, href: mail}] : []),
          {label: section.contactLabel ?? contactUs, href: pathTo('contact')},
        ]}
      />
    </CausewayBand>
  )
}
