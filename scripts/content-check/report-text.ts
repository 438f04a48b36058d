import {countOf, type DocumentReport} from './check-documents.ts'

/** The reports as people read them, and how many errors and warnings there are. */
export function reportText(reports: DocumentReport[], checked: number): string {
  const blocks = reports.map(({name, isDraft, findings}) => {
    const lines = findings.map(
      ({level, field, message}) => `  ${level.padEnd(8)}${field && `${field}: `}${message}`,
    )
    return [`${name}${isDraft ? ' (draft)' : ''}`, ...lines].join('\n')
  })
  const counts = `${amount(countOf(reports, 'error'), 'error')}, ${amount(countOf(reports, 'warning'), 'warning')}`
  const summary = `${amount(checked, 'document')} checked: ${counts} in what is published.`
  return [...blocks, summary].join('\n\n')
}

function amount(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
