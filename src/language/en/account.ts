/** Words of the sign-in page and of the dashboard. */
export const words = {
  signInPage: {
    title: 'Sign in or sign up',
    description: 'Sign in to your account, or open one.',
    welcome: 'Welcome',
    signInLead: 'Sign in to reach your dashboard.',
    signUpLead: 'Create an account to reach your dashboard.',
    needsScript: 'Signing in needs JavaScript, which is off or did not load.',
    tabs: 'Sign in or sign up',
    signIn: 'Sign In',
    signUp: 'Sign Up',
    forgotPassword: 'Forgot password?',
    backToSignIn: 'Back to sign in',
    sendLink: 'Send the link',
    toDashboard: 'Go to the dashboard',
  },
  fields: {
    fullName: 'Full Name',
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    newPassword: 'New Password',
    showNewPassword: 'Show new password',
    confirmPassword: 'Confirm Password',
    showConfirmPassword: 'Show password confirmation',
    passwordLength: (characters: number) => `At least ${characters} characters.`,
  },
  /** What a field or form is missing before anything is sent. */
  checks: {
    noEmail: 'Enter your email address.',
    malformedEmail: 'Enter an email address such as name@example.com.',
    noPassword: 'Enter your password.',
    differentPasswords: 'Passwords do not match',
    shortPassword: (characters: number) =>
      `Password must be at least ${characters} characters long`,
    malformedCode: 'Enter the 6 digits of your code.',
  },
  notices: {
    signedUp: 'Check your email for a confirmation link to complete your registration.',
    linkSent:
      'If there is an account with this email, we have sent a link to choose a new password.',
  },
  errors: {
    unexpected: 'An unexpected error occurred. Please try again.',
    captchaFailed:
      'We could not check that you are not a robot. Allow challenges.cloudflare.com and try again.',
    wrongPassword: 'Invalid email or password. Please check your credentials and try again.',
    notConfirmed: 'Please check your email and click the confirmation link before signing in.',
    taken: 'An account with this email already exists. Please sign in instead.',
    wrongCode: 'That code is not right. Enter the newest code.',
    lateCode: 'That took too long. Enter a new code.',
    mfaUnsupported: 'This account’s second step cannot be completed here.',
    unreachable:
      'We cannot reach the sign-in service right now. Check your connection and try again.',
    unavailable: 'Sign-in is not available at the moment.',
    retry: 'Retry',
    /** Any other refusal: the service's own words, which are English. */
    refused: ({message}: {message: string; code?: string | undefined}) => message,
  },
  /** Links of mails. */
  links: {
    confirm: {
      heading: 'Confirm your email',
      lead: 'Press the button to confirm your email address. You are then signed in.',
      submitLabel: 'Confirm email',
    },
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
    expired: 'This link has expired or was already used. Sign in, or ask for a new link.',
    expiredConfirmation:
      'This link has expired or was already used. If you have confirmed your email before, sign in. Otherwise press “Forgot password?” below to get a new link.',
    expiredRecovery:
      'This link has expired or was already used. Press “Forgot password?” below to get a new link.',
    expiredWhileSignedIn: 'This link has expired or was already used. You are signed in.',
    failed: 'This link did not work. Sign in, or ask for a new link.',
  },
  recovery: {
    requestHeading: 'Reset your password',
    requestLead: 'Enter your email, and we will send you a link to choose a new password.',
    heading: 'Choose a new password',
    lead: 'You are signed in. Set your new password now.',
    save: 'Save the password',
    keep: 'Keep the current password',
  },
  mfa: {
    heading: 'Enter your code',
    lead: 'Your account asks for a second step.',
    code: 'Code',
    fromApp: 'Open your authenticator app and enter the 6 digits that it shows.',
    fromPhone: 'We have sent a text message with 6 digits to your phone.',
    submitLabel: 'Continue',
    startOver: 'Start over',
  },
  /** A link for somebody else than who is signed in. The emails stand between the parts of the sentence. */
  accountChoice: {
    heading: 'Which account?',
    signedInAs: 'You are signed in as ',
    linkIsFor: '. The link that you opened is for ',
    end: '.',
    stay: (email: string) => `Stay signed in as ${email}`,
    change: (email: string) => `Switch to ${email}`,
    signInHeading: 'Sign in with this link?',
    linkSignsIn: 'The link that you opened signs you in as ',
    stayOut: 'Do not sign in',
    signIn: (email: string) => `Sign in as ${email}`,
  },
  customerBookings: {
    question: 'Looking for your ride?',
    link: 'See your bookings',
  },
  dashboard: {
    title: 'Dashboard',
    description: 'Your account and its two-step sign-in.',
    welcome: 'Welcome',
    signedInAs: 'Signed in as',
    quickActions: 'Quick actions',
    viewBookings: 'View bookings',
    manageFleet: 'Manage fleet',
    updatePricing: 'Update pricing',
    companySettings: 'Company settings',
  },
  security: {
    label: 'Security notice',
    notice:
      'Security notice: sign out when you finish on a shared computer. We never ask for your password by phone or email.',
    isOn: 'Two-step sign-in is on.',
    isOff: 'Two-step sign-in is off.',
    setUp: 'Set up two-step sign-in',
    remove: 'Remove two-step sign-in',
    removeHeading: 'Remove two-step sign-in?',
    removeLead: 'Afterward, your email and password will be enough to sign in to your account.',
    confirmRemoval: 'Remove',
    keep: 'Keep it',
    qrCode: 'QR code for your authenticator app',
    scan: 'Scan this code with an authenticator app on your phone. If you cannot scan it, enter this key in the app:',
    turnOn: 'Turn on two-step sign-in',
    codeFromApp: 'Code from your app',
    cancel: 'Cancel',
  },
}
