import { codeFrameColumns } from '@babel/code-frame'
import type { Finding } from '../../Finding.ts'

/** Lines above and below the one that is pointed at. */
const around = 1

/** A line that is longer is shown in part: some files are one line. */
const longestLine = 160

/** The lines of a text, as frames show them: a frame's own end at two more characters, which are no ends in JSON. */
export function linesOf(text: string): string[] {
  return text.replaceAll(/[\u2028\u2029]/g, ' ').split(/\r\n|\r|\n/)
}

/** The lines around a finding with a caret below what is meant; '' where it is about the whole file. */
export function frameOf(lines: string[], { start, end }: Pick<Finding, 'start' | 'end'>): string {
  const isOfWholeFile = start.offset === 0 && end.offset === 0
  if (isOfWholeFile) return ''
  const first = Math.max(start.line - around, 1)
  const shown = lines.slice(first - 1, end.line + around)
  const isWide = shown.some((line) => line.length > longestLine)
  const left = isWide ? Math.max(start.column - longestLine / 2, 0) : 0
  const source = isWide ? [lines[start.line - 1]!.slice(left, left + longestLine)] : shown
  const lastColumn = end.line === start.line ? end.column : source.at(start.line - first)!.length + 1
  const options = { startLine: isWide ? start.line : first, linesAbove: around, linesBelow: around }
  return codeFrameColumns(
    source.join('\n'),
    {
      start: { line: start.line, column: start.column - left },
      end: { line: start.line, column: Math.min(lastColumn - left, longestLine) },
    },
    options,
  )
}
