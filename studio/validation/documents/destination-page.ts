import {isRecord} from '../../../domain/is-record.ts'
import {listOf} from '../../content/content-value.ts'
import {type PublishQuestionResult, publishQuestion} from '../publish-question.ts'

/** These show the airport or the port of their page. */
const destinationSections = [
  'destinationHeadSection',
  'meetingSection',
  'waitingSection',
  'driveTimesSection',
  'destinationVehiclesSection',
  'bookingStripSection',
]

/** Sections that show an airport or a port need to know which. */
export function destinationIsChosen(
  destination: unknown,
  sections: unknown,
): PublishQuestionResult {
  if (destination) return true
  const needing = listOf(sections).some(
    (section) =>
      isRecord(section) &&
      typeof section['_type'] === 'string' &&
      destinationSections.includes(section['_type']),
  )
  return needing
    ? publishQuestion(
        'Choose the airport or the port. Without it some sections of this page stay empty. Publish it anyway?',
      )
    : true
}
