/** Sync tags of the results that a transaction changed: of the published perspective, and of all others. */
export type ChangedSyncTags = {published: string[]; drafts: string[]}
