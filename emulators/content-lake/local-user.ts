import type {Access} from './http/request-context.ts'

/** The one user of the local project, in the form of Sanity's `/users/me`. */
export const localUser = {
  id: 'local-user',
  name: 'Local developer',
  displayName: 'Local developer',
  email: 'developer@localhost',
  profileImage: null,
  role: 'administrator',
  roles: [{name: 'administrator', title: 'Administrator', description: ''}],
  provider: 'local',
}

/** What GROQ's `identity()` returns for a request. */
export function identityOf(access: Access): string {
  return access.signedIn ? localUser.id : '<anonymous>'
}
