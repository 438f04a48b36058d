import {execFileSync} from 'node:child_process'

/** The files that changed since a commit, and those whose test did. */
export function changedSince(commit: string): Set<string> {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).split('\n')
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return new Set(changed.map((file) => file.replace(/\.test\.tsx?$/, '.ts')))
}
