import {useCoverage} from '#src/content/facts/use-coverage.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useWords} from '#src/language/words.ts'

import type {Section} from '../section.ts'
import {Actions} from '../shared/actions.tsx'
import {ContactSentence} from '../shared/contact-sentence.tsx'
import {HeadedSection} from '../shared/headed-section.tsx'
import {CountyCities} from './county-cities.tsx'
import {CoverageMap} from './coverage-map.tsx'
import {DestinationList} from './destination-list.tsx'

/** Counties with their cities and key destinations, beside a map of them. */
export function CoverageSection({section}: {section: Section<'coverageSection'>}) {
  const words = useWords('sections').coverage
  const resolve = usePlaceholders()
  const {areas, destinations} = useCoverage()
  const shown = destinations.filter(({showInCoverage}) => showInCoverage)
  const ofKind = (kind: string) => shown.filter((destination) => destination.kind === kind)
  const airports = resolve(section.airportsHeading)
  const cruisePorts = resolve(section.cruisePortsHeading)
  return (
    <HeadedSection section={section} surface="night" edge>
      <div className="grid items-start gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <CoverageMap
          counties={areas.flatMap(({county}) => county ?? [])}
          destinationIds={shown.map(({_id}) => _id)}
          airports={airports}
          cruisePorts={cruisePorts}
        />
        <div>
          {areas.length === 0 && shown.length === 0 && (
            <ContactSentence>{words.empty}</ContactSentence>
          )}
          {areas.map((area) => (
            <CountyCities key={area._id} area={area} showAllLabel={resolve(section.showAllLabel)} />
          ))}
          {shown.length > 0 && (
            <div className="mt-2 grid gap-8 border-t border-(--line) pt-7 md:grid-cols-3">
              <DestinationList icon="plane" heading={airports} destinations={ofKind('airport')} />
              <DestinationList
                icon="ship"
                heading={cruisePorts}
                destinations={ofKind('cruisePort')}
              />
              <DestinationList
                icon="landmark"
                heading={resolve(section.conventionCentersHeading)}
                destinations={ofKind('conventionCenter')}
              />
            </div>
          )}
          <Actions actions={section.actions} />
        </div>
      </div>
    </HeadedSection>
  )
}
