import {LaunchIcon} from '@sanity/icons/Launch'
import type {DocumentActionComponent} from 'sanity'

import {previewOrigin} from '../environment.ts'
import {siteUrlOf} from '../presentation/site-url.ts'

/** Opens the page that shows the document. It shows what is published, not the draft. */
export const openOnSiteAction: DocumentActionComponent = ({type, published, onComplete}) => {
  const url = siteUrlOf({...published, _type: type}, previewOrigin)
  if (!url) return null
  return {
    label: 'See on the site',
    title: `Opens ${url} in a new tab`,
    icon: LaunchIcon,
    disabled: !published,
    onHandle: () => {
      window.open(url, '_blank', 'noopener')
      onComplete()
    },
  }
}
