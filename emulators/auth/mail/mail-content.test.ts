import {readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

import {languages, pathTo} from '#domain/language.ts'

import {type MailType, mailContent, templateOf} from './mail-content.ts'

const values = {
  token: '123456',
  tokenHash: 'hash',
  siteUrl: 'https://www.example.com',
  confirmationUrl: 'https://auth.example.com/verify?token=hash&type=signup',
}

test.for(['signup', 'recovery', 'magiclink'] as const)(
  'a %s mail leads to the sign-in page of its language, with a link of its type',
  (type) => {
    for (const language of languages) {
      const {html, text, link} = mailContent(type, {...values, language})
      expect(link).toBe(
        `https://www.example.com${pathTo('auth', language)}#token_hash=hash&type=${type}`,
      )
      expect(html).toContain(`href="${link?.replace('&', '&amp;')}"`)
      expect(`${text}\n`).toContain(`: ${link}\n`)
      expect(html + text).not.toMatch(/\{\{|\}\}/)
    }
  },
)

test('an English mail says what it always said', () => {
  expect(mailContent('recovery', {...values, language: undefined})).toEqual({
    subject: 'Reset your password',
    link: 'https://www.example.com/auth#token_hash=hash&type=recovery',
    html: `<h2>Reset your password</h2>
<p>We received a request to reset your password. Follow the link below to choose a new one.</p>
<p><a href="https://www.example.com/auth#token_hash=hash&amp;type=recovery">Reset password</a></p>
<p>If you didn’t request this, you can safely ignore this email.</p>`,
    text: `Reset your password

We received a request to reset your password. Follow the link below to choose a new one.

Reset password: https://www.example.com/auth#token_hash=hash&type=recovery

If you didn’t request this, you can safely ignore this email.`,
  })
})

test('a Spanish mail asks to confirm an address, and no mail has a straight apostrophe', () => {
  expect(mailContent('signup', {...values, language: 'es'}).text).toContain(
    'confirmar su dirección de correo electrónico y completar su registro',
  )
  for (const type of types) expect(templateOf(type)).not.toMatch(/\w'\w/)
})

test.for(['signup', 'recovery', 'magiclink', 'email_change'] as const)(
  'a %s mail says a code only beside a link of Supabase, since the site has no field for it',
  (type) => {
    for (const language of languages) {
      const {html, text} = mailContent(type, {...values, language})
      expect(html + text).not.toContain(values.token)
    }
    const {html, text} = mailContent(type, {...values, language: undefined, siteUrl: null})
    for (const part of [html, text]) expect(part).toContain(`enter the code: ${values.token}`)
  },
)

test('a mail without a link says its code, and one about a new address is verified when it is opened', () => {
  expect(mailContent('reauthentication', {...values, language: 'es'})).toMatchObject({
    link: null,
    text: 'Su código de verificación\n\nUse este código para verificar su identidad. Vence pronto.\n\nEl código: 123456',
  })
  expect(mailContent('email_change', {...values, language: 'es'}).link).toBe(values.confirmationUrl)
})

test.for([7, true, ['es'], {}])(
  'a template that compares the language %j as it is sends no mail, as in GoTrue',
  (language) => {
    const bare = templateOf('signup').replace('(printf "%v" .Data.language)', '.Data.language')
    expect(() => mailContent('signup', {...values, language}, bare)).toThrow('it is not one')
    expect(mailContent('signup', {...values, language: 'es'}, bare).subject).toMatch(/^Confirme/)
    expect(mailContent('signup', {...values, language: null}, bare).subject).toMatch(/^Confirm /)
  },
)

test.for([undefined, null, 'fr', 7, ['es'], {}])(
  'to whom has the language %j mails are English',
  (language) => {
    expect(mailContent('signup', {...values, language}).subject).toBe('Confirm your email address')
  },
)

const types: (MailType | 'invite')[] = [
  'signup',
  'recovery',
  'magiclink',
  'invite',
  'email_change',
  'reauthentication',
]

test.for(types)(
  'the guide gives the subject of the %s mail, in every language, and its file',
  (type) => {
    const guide = readFileSync(new URL('../../../docs/going-live.md', import.meta.url), 'utf8')
    const subject = templateOf(type)
      .match(/^(\{\{.*\}\}|<h2>.*<\/h2>)$/gm)
      ?.map((line) => line.replaceAll(/<\/?h2>/g, ''))
      .join('')
    expect(guide).toContain(subject)
    expect(guide).toContain(`](../emulators/auth/mail/templates/${type}.html)`)
  },
)
