/** Words of the contact page. */
export const words = {
  phone: 'Phone',
  email: 'Email',
  office: 'Office',
  officeHours: 'Office hours',
  serviceArea: 'Service area',
  emergencyLine: '24/7 emergency line',
  saveContact: 'Save to your contacts',
  map: {heading: 'Interactive map coming soon', open: 'Open in maps'},
  form: {
    heading: 'Send a message',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
    lost: 'Your message could not be sent. Please send it again.',
    incomplete: 'Please fill in all required fields',
    notSent: (canCall: boolean) =>
      `Your message could not be sent. Your text is still here: please try again in a moment${canCall ? ', or call us' : ''}.`,
  },
  errors: {
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    email: 'Enter your email address',
    malformedEmail: 'Enter an email address like name@example.com',
    message: 'Write your message',
  },
  sent: {
    title: 'Message sent successfully!',
    reply: "We'll get back to you within {replyTime}.",
    thanks: (firstName: string) => `Thank you, ${firstName}`,
    sendYourself: 'You can also send the same message from your own email',
    orCall: ', or call us',
    openAsMail: 'Open this message as an email',
    /** Of a message that does not fit into the link of the e-mail. */
    tooLong:
      'Your message is too long to be filled in automatically. Copy it first, then paste it into the email.',
    copy: 'Copy the message',
    copied: 'Message copied',
    copyByHand: 'Your browser does not allow this. Please copy the text by hand.',
    writeAnother: 'Write another message',
    /** The subject of an e-mail to which the visitor gave none. */
    subject: (name: string) => `Message from ${name}`,
  },
}
