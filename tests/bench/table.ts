/** A table of the report. */
export interface Table {
  title: string
  /** The first column contains text, the others contain numbers. */
  headers: string[]
  rows: string[][]
  /** Describes how the values were measured. */
  note: string
}

/** Formats the table as Markdown, for the README. */
export function toMarkdown({ title, headers, rows, note }: Table): string {
  const lines = [headers, headers.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
  const widths = headers.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`
  return [`### ${title}`, '', ...lines.map(line), '', note].join('\n')
}

/** The last two cells of a row: a target, and whether the value meets it. */
export function atMost(target: number, value: number, unit = ''): [string, string] {
  return [`≤ ${target} ${unit}`.trim(), value <= target ? 'yes' : 'NO']
}

export function atLeast(target: number, value: number, unit = ''): [string, string] {
  return [`≥ ${target} ${unit}`.trim(), value >= target ? 'yes' : 'NO']
}

export const noTarget: [string, string] = ['', '']
