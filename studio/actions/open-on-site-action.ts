import {LaunchIcon} from '@sanity/icons/Launch'
import type {DocumentActionComponent} from 'sanity'

import {previewOrigin} from '../environment.ts'
import {siteAddress} from '../presentation/site-url.ts'

/** Opens the page that shows the document. It shows what is published, not the draft. */
export const seeOnTheSite: DocumentActionComponent = ({type, published, onComplete}) => {
  const address = siteAddress({...published, _type: type}, previewOrigin)
  if (!address) return null
  return {
    label: 'See on the site',
    title: `Opens ${address} in a new tab`,
    icon: LaunchIcon,
    disabled: !published,
    onHandle: () => {
      window.open(address, '_blank', 'noopener')
      onComplete()
    },
  }
}
