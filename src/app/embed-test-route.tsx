import {useSite} from '#src/content/use-site.ts'
import {EmbedTestPage} from '#src/embed-test/embed-test-page.tsx'

import {HeadTags} from './head-tags.tsx'

export function EmbedTestRoute() {
  const {settings} = useSite()
  return (
    <>
      <HeadTags path="/embed-test" title="Booking widget test" noIndex />
      <EmbedTestPage widgetUrl={settings?.bookingWidgetUrl ?? null} />
    </>
  )
}
