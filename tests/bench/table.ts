/** Figures that are shown together. */
export interface Table {
  title: string
  /** The first column's cells are words, all others figures. */
  heads: string[]
  rows: string[][]
  /** How the figures came about. */
  note: string
}

/** In Markdown, so that the README can quote it. */
export function markdown({ title, heads, rows, note }: Table): string {
  const lines = [heads, heads.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
  const widths = heads.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`
  return [`### ${title}`, '', ...lines.map(line), '', note].join('\n')
}
