import { parseClipboard } from '../transfer/parseDelimited.ts'
import { toTextGrid, type TextGrid } from '../transfer/Sheet.ts'

/** What a row that is shorter than others has in place of its missing cells. Blank, but a blank cell of a block is ''. */
export const missingText = ' '

/** The cells of a clipboard's text. All rows have the same length. @throws ImportError if there are too many cells */
export function toPastedBlock(text: string): TextGrid {
  const rows = parseClipboard(text)
  return toTextGrid(rows).map((row, index) =>
    row.map((cell, column) => (column < rows[index]!.length ? cell : missingText)),
  )
}
