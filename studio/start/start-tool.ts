import {HomeIcon} from '@sanity/icons/Home'
import {definePlugin} from 'sanity'

import {StartPage} from './start-page.tsx'

/** The first page that staff see: what needs attention, and the most frequent tasks. */
export const startTool = definePlugin({
  name: 'start',
  tools: [{name: 'start', title: 'Start', icon: HomeIcon, component: StartPage}],
})
