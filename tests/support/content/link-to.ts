/** The target of a link, as it is stored. */
export function linkTo(page: string, section?: string) {
  return {
    _type: 'linkTarget',
    page: {_type: 'reference', _ref: page},
    ...(section && {section}),
  }
}
