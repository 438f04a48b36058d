/** Words of the pages with a booking frame. */
export const words = {
  /** Names the frame, and the panel around it where that has no heading. */
  bookARide: 'Book a ride',
  /** Where the office has written no sentence of its own. */
  bookAhead: 'Book {leadTime} ahead.',
  /** Announced to screen readers. */
  announcements: {
    waiting: 'Loading the booking form.',
    answered: 'Booking form loaded.',
    late: (canCall: boolean) =>
      `The booking form has not answered. You can ${canCall ? 'call, ' : ''}open it in a new window or retry.`,
    retrying: 'Loading the booking form again.',
  },
  /** A link to the form where no script runs. */
  openForm: 'Open the booking form',
  help: {
    question: 'Form not showing?',
    open: 'Open it in a new window',
    or: ' or ',
    /** Before a phone number, within the sentence. */
    call: 'call',
  },
  late: {
    question: 'Trouble with the booking form?',
    loadingAgain: 'Loading the form again…',
    open: 'Open in a new window',
    retry: 'Retry',
  },
  unavailable: {
    notice: 'Online booking is not available at the moment.',
    call: ' Call us to book your ride.',
    write: ' Write to us to book your ride.',
  },
}
