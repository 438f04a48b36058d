/**
 * Browsers drop the roles of a table whose rows are not displayed as table rows, as on a phone, so they are set
 * explicitly.
 */
export const tableRole = {
  table: {role: 'table'},
  rowgroup: {role: 'rowgroup'},
  row: {role: 'row'},
  columnheader: {role: 'columnheader'},
  rowheader: {role: 'rowheader'},
  cell: {role: 'cell'},
} as const
