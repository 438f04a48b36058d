/** What a form says whose script is missing. A link stands between the two parts. */
export const words = {
  beforeLink:
    'A part of this page did not load, so nothing was sent. Your text is still here. Please ',
  link: 'load the page again',
  afterLink: (canCall: boolean): string => (canCall ? ' or call us.' : '.'),
}
