import {MenuIcon} from '@sanity/icons/Menu'
import {defineType} from 'sanity'

import {translationsFollowTexts} from '../../validation/cross-document/translations/follow-texts.ts'
import {headerHasRoom} from '../../validation/documents/header-room.ts'
import {list} from '../fields.ts'

export const menus = defineType({
  name: 'menus',
  title: 'Menus',
  type: 'document',
  icon: MenuIcon,
  fields: [
    list({
      name: 'headerLinks',
      title: 'Header',
      description:
        'At the top of every page and in the menu on phones. Drag to change the order. On a screen 1,280 pixels wide there is room for about six short links.',
      of: 'link',
      check: headerHasRoom,
    }),
    list({
      name: 'quickLinks',
      title: 'Quick links in the footer',
      description:
        'Drag to change the order. Services and legal texts are added beside them automatically.',
      of: 'link',
    }),
  ],
  validation: (rule) => rule.custom(translationsFollowTexts).warning(),
  preview: {prepare: () => ({title: 'Menus'})},
})
