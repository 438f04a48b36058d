import {useSite} from '#src/content/facts/use-site.ts'
import {EmbedTestPage} from '#src/embed-test/embed-test-page.tsx'

import {HeadTags} from '../seo/head-tags.tsx'

export function EmbedTestRoute() {
  const bookingWidgetUrl = useSite(({settings}) => settings?.bookingWidgetUrl)
  return (
    <>
      <HeadTags
        path="/embed-test"
        title="Booking widget test"
        seo={{description: 'Tests which values of an address reach the booking form.'}}
        noIndex
      />
      <EmbedTestPage widgetUrl={bookingWidgetUrl ?? null} />
    </>
  )
}
