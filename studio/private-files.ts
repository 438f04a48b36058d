/**
 * What no development server may send, as patterns of Vite's `server.fs.deny`: settings with their keys, accounts and
 * drafts. Both folders are absolute: the project's, and the one in which the emulators keep their data.
 */
export function privateFiles({project, data}: {project: string; data: string}): string[] {
  // The folders above the project may have the same names.
  const folders = [`${project}/.data`, `${project}/backups`, data]
  return [
    ...deniedByDefault,
    '*.env',
    '*.sql',
    ...folders.map((folder) => `${asPattern(folder)}/**`),
  ]
}

/** In a pattern, these characters have a meaning. */
function asPattern(folder: string): string {
  return folder.replaceAll('\\', '/').replace(/[!()*+?@[\]{|}]/g, '\\$&')
}

/** A list of our own replaces the one of Vite. */
const deniedByDefault = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
]
