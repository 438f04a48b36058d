import type {Deletion} from '../../history/deleted/deletions.ts'
import type {Publication} from './publications.ts'

/**
 * The last publishes, up to a number, among all deletions, newest first. Only here can a deleted document be brought
 * back, so later publishes do not push it out.
 */
export function newestFirst(
  publications: Publication[],
  deletions: Deletion[],
  maxPublications: number,
): (Publication | Deletion)[] {
  return [...publications.toSorted(byTime).slice(0, maxPublications), ...deletions].toSorted(byTime)
}

function byTime(one: {timestamp: string}, other: {timestamp: string}): number {
  return other.timestamp.localeCompare(one.timestamp)
}
