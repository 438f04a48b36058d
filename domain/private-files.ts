/**
 * What no development server may send, as patterns of Vite's `server.fs.deny`: settings with their keys, accounts and
 * drafts. `project` is the project's folder.
 */
export function privateFiles(project: string): string[] {
  // In a pattern, these characters have a meaning.
  const folder = project.replaceAll('\\', '/').replace(/[!()*+?@[\]{|}]/g, '\\$&')
  // The folders above the project may have the same names.
  return [...deniedByDefault, '*.env', `${folder}/.data/**`, `${folder}/backups/**`]
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
