/** Words for passing on an answer: what a ride costs, what canceling returns. */
export const words = {
  copy: 'Copy',
  copied: 'Copied',
  copiedText: 'The answer and its link are on your clipboard.',
  copyByHand: 'Copy this by hand',
  print: 'Print',
  send: 'Send this to us:',
  email: 'E-mail',
}
