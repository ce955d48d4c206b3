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
  return formula.test(text) ? `'${text}` : text
}

function unescapeFormula(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}

/**
 * A text that spreadsheets calculate, after any apostrophes: '=1 gets another one, so that it stays the same when it is
 * read. Spreadsheets also accept full-width signs, and some ignore spaces before a sign. A negative amount, such as
 * -12.5% or -$1,250.00, is no formula.
 */
const formula =
  /^'*(?!-\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?%?$)(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])/u

/**
 * Splits the text of a clipboard into cells: one row per line, with tabs between cells. A cell in quotes can contain
 * tabs, line breaks, and doubled quotes, as in Excel and Google Sheets.
 */
export function parseClipboard(text: string): string[][] {
  return parse(text, '\t')
}

/** Splits a CSV or TSV text into cells. The delimiter can be a comma, a semicolon, or a tab. */
export function parseDelimited(text: string): string[][] {
  return parse(text)
}

const delimiters = [',', ';', '\t']

/** The delimiter that divides most lines into the same number of cells. */
function guessDelimiter(text: string) {
  const counted = delimiters.map((delimiter) => {
    const counts = new Map<number, number>()
    for (const { length } of split(text, delimiter))
      if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
    return { delimiter, lines: Math.max(0, ...counts.values()) }
  })
  return counted.toSorted((one, other) => other.lines - one.lines)[0]!.delimiter
}

function parse(text: string, delimiter?: string) {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const rows = split(lines, delimiter ?? guessDelimiter(lines))
  const last = rows.at(-1)
  const hasEmptyEnd = last?.length === 1 && last[0] === ''
  return (hasEmptyEnd ? rows.slice(0, -1) : rows).map((row) => row.map(unescapeFormula))
}

function split(text: string, delimiter: string) {
  // Without an explicit line end, a quotation mark in the first line can hide the other lines.
  return Papa.parse<string[]>(text, { delimiter, newline: '\n' }).data
}
