/** Words of jobs and of the form for a résumé. */
export const words = {
  apply: 'Apply Now',
  /** After the words of a button, for screen readers. */
  applyFor: (title: string) => ` for ${title}`,
  requirements: 'Requirements',
  all: 'All openings',
  empty: 'There are no openings at the moment.',
  closed: 'This opening has closed.',
  copyLink: 'Copy link',
  linkTo: (title: string) => ` to ${title}`,
  linkCopied: 'Link copied',
  copied: (title: string) => `The link to ${title} is copied.`,
  copyByHand: (url: string) => `Copy this address: ${url}`,
  jobIn: (title: string, location: string) => `${title} in ${location}`,
  gone: {
    heading: 'This opening is no longer available',
    lead: 'It has closed, or its address has changed. Below is what is open now.',
  },
  notYetOpen: {
    heading: 'This opening is not open yet',
    lead: 'Please come back later. Below is what is open now.',
  },
  sendResume: 'Send Your Resume',
}
