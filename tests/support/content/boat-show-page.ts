import {linkTo} from './link-to.ts'

export const link = (label: string, page: string) => ({
  _key: 'go',
  _type: 'link',
  label,
  target: linkTo(page),
})
export const section = (_key: string, page = 'page-contact') => ({
  _key,
  _type: 'callToActionSection',
  heading: 'To the docks and back',
  actions: [link('Contact us', page)],
})
/** An English page of the office with one section. */
export const english = (id: string) => ({
  _id: id,
  _type: 'page',
  language: 'en',
  title: 'Boat Show Week',
  path: `/${id}`,
  sections: [section('call')],
})
