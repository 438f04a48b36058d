import {CaseIcon} from '@sanity/icons/Case'
import {defineField, defineType} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {mainLanguage} from '../../../domain/language.ts'
import {readPresentTime} from '../../content/present-time.ts'
import {SlugInput} from '../../form/slug-input.tsx'
import {languageOfDocument} from '../../language/document-language.ts'
import {checkSlugIsFree} from '../../validation/cross-document/job.ts'
import {translationIsWhole} from '../../validation/cross-document/translations/translation.ts'
import {slugShape} from '../../validation/links/slug.ts'
import {emptyFieldMessages} from '../../validation/messages.ts'
import {knownPlaceholders} from '../../validation/texts/placeholders.ts'
import {fourDigitYear} from '../../validation/time/four-digit-year.ts'
import {closesAfterItOpens, notYetClosed, opensToday} from '../../validation/time/job-dates.ts'
import {miamiTimeOptions} from '../datetime-options.ts'
import {line, lines} from '../fields.ts'
import {language} from '../page-fields.ts'

/** The slug and the days of a job are kept once, in the English document. */
function isTranslation(document: Readonly<Record<string, unknown>> | undefined): boolean {
  return languageOfDocument(document) !== mainLanguage
}

export const job = defineType({
  name: 'job',
  title: 'Job opening',
  type: 'document',
  icon: CaseIcon,
  fields: [
    language(),
    line({
      name: 'title',
      plain: true,
      title: 'Job title',
      description: 'Also the subject of the application e-mail, for example "Operations Manager".',
    }),
    defineField({
      name: 'slug',
      title: 'Name in the address',
      description:
        'The end of the address to share, for example "operations-manager". Links that were shared stop working when it changes.',
      type: 'string',
      components: {input: SlugInput},
      hidden: ({document}) => isTranslation(document),
      validation: (rule) => [
        rule.custom(
          (slug, {document}) =>
            Boolean(slug) ||
            isTranslation(document) ||
            'Press "Make it from the title". The address to share ends with it.',
        ),
        rule.custom(slugShape),
        rule.custom(checkSlugIsFree),
      ],
    }),
    line({
      name: 'employmentType',
      plain: true,
      title: 'Employment',
      description: 'For example "Full-time".',
      initialValue: 'Full-time',
    }),
    line({
      name: 'location',
      plain: true,
      title: 'Location',
      description: 'City and state, for example "Miami, FL".',
      initialValue: 'Miami, FL',
    }),
    line({
      name: 'department',
      plain: true,
      title: 'Department',
      description: 'For example "Operations" or "Customer Service".',
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'At least 80 characters: what the person does and when.',
      type: 'text',
      rows: 5,
      validation: (rule) => [
        rule.required().min(80).error(emptyFieldMessages.jobDescription),
        rule.custom(knownPlaceholders),
      ],
    }),
    lines({
      name: 'requirements',
      title: 'Requirements',
      description: 'One per row, for example "Valid Florida driver license".',
      emptyMessage: emptyFieldMessages.requirements,
    }),
    defineField({
      name: 'opensOn',
      title: 'Opens',
      description:
        'The site shows the opening from this minute in Miami. Empty: as soon as it is published.',
      type: 'datetime',
      hidden: ({document}) => isTranslation(document),
      options: miamiTimeOptions,
      validation: (rule) => rule.custom(fourDigitYear),
      initialValue: async (_, {getClient}) => {
        // Sanity gives up all initial values of a form after 10 s.
        const signal = AbortSignal.timeout(3000)
        const now = readPresentTime(getClient({apiVersion}), {signal})
        return opensToday(await now.catch(() => Date.now()))
      },
    }),
    defineField({
      name: 'closesOn',
      title: 'Closes',
      description: 'The site takes the opening off at this minute in Miami. Empty: it stays open.',
      type: 'datetime',
      hidden: ({document}) => isTranslation(document),
      options: miamiTimeOptions,
      validation: (rule) => [
        rule.custom(fourDigitYear),
        rule.custom((closesOn, {document}) => closesAfterItOpens(closesOn, document?.opensOn)),
        rule.custom((closesOn) => notYetClosed(closesOn, Date.now())).warning(),
      ],
    }),
  ],
  validation: (rule) => rule.custom(translationIsWhole),
  preview: {
    select: {title: 'title', department: 'department', kind: 'employmentType', place: 'location'},
    prepare: ({title, department, kind, place}) => ({
      title,
      subtitle: [department, kind, place].filter(Boolean).join(' · '),
    }),
  },
})
