import type {LinkType} from '../session/auth-callback.ts'

const confirmation = {
  heading: 'Confirm your email',
  lead: 'Press the button to confirm your email address. You are then signed in.',
  submitLabel: 'Confirm email',
}

/** What the card says before the link of a mail is verified. */
export const mailLinkTexts: Record<LinkType, typeof confirmation> = {
  signup: confirmation,
  email: confirmation,
  invite: {
    heading: 'Accept your invitation',
    lead: 'Press the button to sign in. You then choose a password.',
    submitLabel: 'Accept invitation',
  },
  magiclink: {
    heading: 'Sign in by email',
    lead: 'Press the button to sign in.',
    submitLabel: 'Sign in',
  },
  recovery: {
    heading: 'Reset your password',
    lead: 'Press the button to sign in. You then choose a new password.',
    submitLabel: 'Continue',
  },
}

const askForNewLink = 'This link has expired or was already used. Sign in, or ask for a new link.'

/** What the visitor reads above the forms when the link turns out to be expired or used. */
export const usedLinkMessages: Record<LinkType, string> = {
  signup:
    'This link has expired or was already used. If you have confirmed your email before, sign in. Otherwise sign up again to get a new link.',
  email: askForNewLink,
  invite: askForNewLink,
  magiclink: askForNewLink,
  recovery:
    'This link has expired or was already used. Press “Forgot password?” below to get a new link.',
}
