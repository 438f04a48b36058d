import {enableVisualEditing} from '@sanity/visual-editing/enable-visual-editing'
import type {QueryClient} from '@tanstack/react-query'

import {fetchQueriesWith} from '#src/content/query/fetch-query.ts'
import {setClock} from '#src/content/time/clock.ts'

import {browserHistory} from './browser-history.ts'
import {labelElements} from './element-labels.ts'
import {FieldMarks} from './field-marks.ts'
import {followPreviewChoice} from './preview-choice.ts'
import {StudioContents} from './studio-contents.ts'
import {trustOnlyStudio} from './studio-messages.ts'

/**
 * Turns the page into the Studio's preview: what it shows comes from the Studio, drafts included, and a
 * click opens the field that the text came from. Called once, after the Studio has called the page.
 */
export function startPreview(client: QueryClient): void {
  trustOnlyStudio()
  const marks = new FieldMarks()
  const contents = new StudioContents(client, marks)
  fetchQueriesWith((query, params, options) => contents.read(query, params, options))
  contents.start()
  labelElements(client, marks)
  enableVisualEditing({
    history: browserHistory,
    refresh: contents.refresh,
    onPerspectiveChange: contents.follow,
  })
  followPreviewChoice(({instant, asVisitor}) => {
    setClock(instant)
    contents.showAsVisitor(asVisitor)
  })
}
