import {CogIcon} from '@sanity/icons/Cog'
import {defineField, defineType} from 'sanity'

import {bookingWidgetOrigins} from '../../environment.ts'
import {valuesAreKept} from '../../validation/cross-document/placeholder-values.ts'
import {translationsFollowTexts} from '../../validation/cross-document/translations/follow-texts.ts'
import {parameterName} from '../../validation/links/parameter-name.ts'
import {allowedOrigin} from '../../validation/links/widget-url.ts'
import {noPlaceholders} from '../../validation/texts/placeholders.ts'
import {filledInNoSampleValue} from '../../validation/texts/sample-values.ts'
import {noDayTwice} from '../../validation/time/closed-days.ts'
import {email, phone} from '../contact-fields.ts'
import {line, list, paragraph, webUrl} from '../fields.ts'
import {requiredPicture} from '../picture-fields.ts'
import {translatedLine, translatedParagraph} from '../translated-fields.ts'
import {translationsOf} from '../translations-field.ts'

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Company details',
  type: 'document',
  icon: CogIcon,
  fieldsets: [
    {name: 'buttons', title: 'Buttons on every page'},
    {name: 'newsletter', title: 'Newsletter'},
  ],
  fields: [
    line({
      name: 'company',
      title: 'Company name',
      description: 'In the header, in the footer and wherever a text says {company}.',
      plain: true,
    }),
    ...translatedLine({
      name: 'tagline',
      title: 'Tagline',
      description: 'A few words below the name in the footer.',
      optional: true,
    }),
    phone({
      name: 'phone',
      title: 'Phone',
      description:
        'In the header, on the contact page and wherever a text says {phone}. Write +13055550100; the site shows (305) 555-0100.',
    }),
    phone({
      name: 'emergencyPhone',
      title: 'Emergency phone',
      description: 'The 24/7 line. Empty: the site leaves the emergency line out.',
      optional: true,
    }),
    phone({
      name: 'whatsappPhone',
      title: 'WhatsApp number',
      description:
        'Visitors send an estimate to it with one click. Write it like the phone number. Empty: the site does not offer WhatsApp.',
      optional: true,
    }),
    email({
      name: 'email',
      title: 'E-mail',
      description: 'For questions of visitors, for example office@your-company.com.',
    }),
    email({
      name: 'careersEmail',
      title: 'Careers e-mail',
      description: 'Receives applications. Empty: the site leaves out the buttons to apply.',
    }),
    defineField({
      name: 'officeHours',
      title: 'Office hours',
      description: 'When the office answers. The site shows "Monday to Friday, 8AM to 8PM".',
      type: 'officeHours',
    }),
    list({
      name: 'closedDays',
      title: 'Closed days',
      description:
        'Holidays and other days on which the office does not open. The site then says "Closed" all day, and when the office opens again.',
      of: 'closedDay',
      optional: true,
      check: noDayTwice,
    }),
    paragraph({
      name: 'address',
      title: 'Address',
      description: 'Street, city, state and ZIP code. Empty: the site leaves it out.',
      optional: true,
      plain: true,
    }),
    webUrl({
      name: 'mapUrl',
      title: 'Map link',
      description: 'Opens the address in maps, for example https://maps.app.goo.gl/your-place',
      optional: true,
    }),
    list({
      name: 'licenses',
      title: 'For-hire licenses',
      description: 'Shown in the footer. Empty: left out.',
      of: 'license',
      optional: true,
    }),
    list({
      name: 'socialLinks',
      title: 'Social links',
      description: 'Shown in the footer. Empty: left out.',
      of: 'socialLink',
      optional: true,
    }),
    defineField({
      name: 'bookingWidgetUrl',
      title: 'Address of the booking page',
      description:
        'From your booking company; shown in the booking frame. Empty: the site asks visitors to call instead.',
      type: 'string',
      validation: (rule) => [
        rule.custom((url: string | undefined) => allowedOrigin(url, bookingWidgetOrigins)),
        rule.custom(filledInNoSampleValue).warning(),
      ],
    }),
    defineField({
      name: 'bookingLanguageParameter',
      title: 'Language of the booking page',
      description:
        'The name of the parameter by which your booking company’s page takes a language, for example "lang": pages in Spanish then ask for lang=es. Empty: the site asks for none.',
      type: 'string',
      validation: (rule) => rule.custom(parameterName),
    }),
    webUrl({
      name: 'customerSignInUrl',
      title: 'Address of the customer sign-in',
      description: 'Opens in a new tab from the header. Empty: the site shows no sign-in link.',
      optional: true,
    }),
    ...translatedLine({
      name: 'bookNowLabel',
      needed: true,
      title: 'Words on the booking button',
      initialValue: 'Book Now',
      fieldset: 'buttons',
    }),
    ...translatedLine({
      name: 'callLabel',
      needed: true,
      title: 'Words on the call button',
      description: 'On phones, for example "Call to Book".',
      initialValue: 'Call to Book',
      fieldset: 'buttons',
    }),
    ...translatedLine({
      name: 'signInLabel',
      needed: true,
      title: 'Words on the sign-in button',
      initialValue: 'Sign In / Sign Up',
      fieldset: 'buttons',
    }),
    ...translatedLine({name: 'newsletterHeading', title: 'Heading', fieldset: 'newsletter'}),
    ...translatedParagraph({
      name: 'newsletterText',
      title: 'Text',
      rows: 2,
      fieldset: 'newsletter',
    }),
    ...translatedParagraph({
      name: 'newsletterConsent',
      needed: true,
      title: 'Consent',
      description: 'The sentence below the field that says what the visitor agrees to.',
      rows: 2,
      fieldset: 'newsletter',
    }),
    ...translatedLine({
      name: 'newsletterLabel',
      title: 'Label of the field',
      initialValue: 'Email address',
      fieldset: 'newsletter',
    }),
    ...translatedLine({
      name: 'newsletterButton',
      needed: true,
      title: 'Words on the button',
      initialValue: 'Subscribe',
      fieldset: 'newsletter',
    }),
    ...translatedLine({
      name: 'footerNote',
      title: 'Last line of the footer',
      description: 'For example "Licensed & insured."',
    }),
    requiredPicture({
      name: 'shareImage',
      title: 'Picture when a page is shared',
      slot: 'sharing',
      description: '1200 x 630. Used by every page that has no picture of its own for sharing.',
    }),
    translationsOf(
      {
        name: 'shareImageAlt',
        title: 'Description of that picture',
        check: noPlaceholders,
      },
      'internationalizedArrayString',
    ),
  ],
  validation: (rule) => [
    rule.custom(translationsFollowTexts).warning(),
    rule.custom(valuesAreKept).warning(),
  ],
  preview: {select: {title: 'company'}},
})
