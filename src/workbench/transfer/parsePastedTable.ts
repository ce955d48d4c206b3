import { min } from 'd3-array'
import { parseClipboard } from '../cells/delimited.ts'

/**
 * Splits pasted text into cells: at tabs, as spreadsheets and web pages copy tables, at vertical bars, as in Markdown, or
 * where two or more spaces align columns, as PDF viewers copy them.
 */
export function parsePastedTable(text: string): string[][] {
  if (text.includes('\t')) return parseClipboard(text)
  const lines = text.split(/\r\n?|\n/)
  if (lines.filter((line) => line.includes('|')).length > 1) return lines.flatMap(readBars)
  return lines.some((line) => readChunks(line).length > 1) ? alignChunks(lines) : parseClipboard(text)
}

/** A line of dashes is only a border. */
function readBars(line: string): string[][] {
  if (/^[\s|:+-]*$/.test(line)) return line.includes('|') ? [] : [[]]
  return [
    line
      .trim()
      .replaceAll(/^\||\|$/g, '')
      .split('|'),
  ]
}

interface Chunk {
  text: string
  start: number
  end: number
}

/** The parts of a line between two or more spaces. */
function readChunks(line: string): Chunk[] {
  return Array.from(line.matchAll(/\S+(?: \S+)*/g), ({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
}

/**
 * Puts each part below the column of the longest line to which it is closest. Two parts in one cell are joined. The first
 * cells keep the spaces before them.
 */
function alignChunks(lines: readonly string[]): string[][] {
  const rows = lines.map(readChunks)
  const width = Math.max(...rows.map(({ length }) => length))
  const fullRows = rows.filter(({ length }) => length === width)
  const columns = Array.from({ length: width }, (_, index) => ({
    start: min(fullRows, (row) => row[index]!.start)!,
    end: Math.max(...fullRows.map((row) => row[index]!.end)),
  }))
  return rows.map((chunks) => {
    const cells = columns.map(() => '')
    for (const [index, chunk] of chunks.entries()) {
      const column = chunks.length === width ? index : findColumn(columns, chunk)
      const indent = column === 0 ? ' '.repeat(chunk.start) : ''
      cells[column] = cells[column] === '' ? indent + chunk.text : `${cells[column]!} ${chunk.text}`
    }
    return cells
  })
}

function findColumn(columns: readonly Omit<Chunk, 'text'>[], { start, end }: Chunk) {
  const distances = columns.map((column) =>
    Math.min(
      Math.abs(column.start - start),
      Math.abs(column.end - end),
      Math.abs(column.start + column.end - start - end) / 2,
    ),
  )
  return distances.indexOf(Math.min(...distances))
}
