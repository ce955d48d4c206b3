import Papa from 'papaparse'

/** Writes rows of cells as CSV, or with tabs for the clipboard. A cell that spreadsheets would run is written as text. */
export function formatDelimited(rows: readonly (readonly string[])[], delimiter: ',' | '\t'): string {
  const newline = delimiter === ',' ? '\r\n' : '\n'
  return Papa.unparse(
    rows.map((row) => row.map(escapeFormula)),
    { delimiter, newline },
  )
}

/** An apostrophe before a formula says that it is a text. */
function escapeFormula(text: string) {
  return isFormula(withoutApostrophes(text)) ? `'${text}` : text
}

export function unescapeFormula(text: string): string {
  return text.startsWith("'") && isFormula(withoutApostrophes(text)) ? text.slice(1) : text
}

/** A text such as '=1 gets another apostrophe, so that it is the same when it is read. */
function withoutApostrophes(text: string) {
  return text.replace(/^'+/, '')
}

/** Spreadsheets also accept full-width signs, and some ignore spaces before a sign. */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u

/** A negative number or amount, such as -12.5% or -$1,250.00. */
const negativeAmount = /^-\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?%?$/

function isFormula(text: string) {
  return formulaStart.test(text) && !negativeAmount.test(text)
}
