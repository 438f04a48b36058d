/** What a form, or a page that is nothing without its script, says where that is missing. Followed by a link. */
export const words = {
  notShown: 'A part of this page did not load. Please ',
  notSent:
    'A part of this page did not load, so nothing was sent. Your text is still here. Please ',
  link: 'load the page again',
  afterLink: (canCall: boolean): string => (canCall ? ' or call us.' : '.'),
}
