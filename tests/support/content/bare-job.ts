/** A job of which the office has entered nothing but its title. */
export const bareJob = {
  _createdAt: '2026-01-05T14:00:00Z',
  _updatedAt: '2026-01-05T14:00:00Z',
  slug: null,
  employmentType: null,
  employmentKind: null,
  languages: null,
  location: null,
  department: null,
  description: null,
  requirements: null,
  opensOn: null,
  closesOn: null,
}
