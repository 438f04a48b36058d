import {visionTool} from '@sanity/vision'
import {defineConfig} from 'sanity'
import {structureTool} from 'sanity/structure'

import {documentActions, newDocumentOptions, templates} from './actions/document-actions.ts'
import {createRetryingClient} from './create-retrying-client.ts'
import {apiHost, dataset, projectId} from './environment.ts'
import {DocumentLayout} from './form/document-layout.tsx'
import {FieldWithMessages, InputWithMessages, ItemWithMessages} from './form/field-messages.tsx'
import {changesInspector} from './history/versions/changes-inspector.tsx'
import {replaceHistory} from './history/versions/replace-history.ts'
import {languagesOfPages} from './language/languages-plugin.ts'
import {previewTool} from './presentation/preview-tool.ts'
import {schemaTypes} from './schema/index.ts'
import {startTool} from './start/start-tool.ts'
import {structure} from './structure.ts'
import {TargetSize} from './ui/target-size.tsx'

export default defineConfig({
  title: 'Chauffeur site',
  projectId,
  dataset,
  ...(apiHost && {apiHost}),
  unstable_clientFactory: createRetryingClient,
  plugins: [
    startTool(),
    structureTool({title: 'Content', structure}),
    previewTool(),
    languagesOfPages(),
    ...(process.env.NODE_ENV === 'development' ? [visionTool()] : []),
  ],
  schema: {types: schemaTypes, templates},
  document: {
    actions: documentActions,
    newDocumentOptions,
    components: {unstable_layout: DocumentLayout},
    inspectors: (inspectors) => replaceHistory(inspectors, changesInspector),
    comments: {enabled: false},
    // The menu beside each field would take the focus of a form that opens.
    unstable_fieldActions: () => [],
  },
  form: {
    components: {field: FieldWithMessages, input: InputWithMessages, item: ItemWithMessages},
  },
  studio: {components: {layout: TargetSize}},
  // Features that Sanity's free plan lacks, or that one small office does not need.
  announcements: {enabled: false},
  apps: {canvas: {enabled: false}},
  mediaLibrary: {enabled: false},
  releases: {enabled: false},
  scheduledDrafts: {enabled: false},
  scheduledPublishing: {enabled: false},
  tasks: {enabled: false},
})
