import { readLoneText, type TextGrid } from '../sheet.ts'
import { deductibleWords, findDeductible } from './deductibleWords.ts'

const footnote = /^(?<mark>\*+|[†‡§]+)\s*(?:=\s*)?(?<note>\p{L}.*)$/u

/** Longer notes say more than a payment can. */
const maxWords = 8

/**
 * Writes short notes about the deductible in the cells that refer to them, and removes their lines: “10%*” with the note
 * “* After the deductible” is “10% after the deductible”.
 * @returns the same grid if it has no such note, and whether a note says that the deductible comes first
 */
export function resolveFootnotes(grid: TextGrid): { grid: TextGrid; marksDeductible: boolean } {
  const notes = new Map(
    grid.flatMap((row) => {
      const { mark = '', note = '' } = readFootnote(row)
      const isTerm = deductibleWords.test(note) && note.split(/\s+/).length <= maxWords
      return isTerm ? [[mark, note.replace(/\.$/, '')] as const] : []
    }),
  )
  if (notes.size === 0) return { grid, marksDeductible: false }
  const resolve = (text: string, column: number) => {
    const [whole = '', mark = ''] = /(?<=\S)\s*(\*+|[†‡§]+)$/.exec(text) ?? []
    const note = notes.get(mark)
    if (note === undefined) return text
    const words = text.slice(0, text.length - whole.length)
    return column === 0 ? `${words} (${note})` : `${words} ${note[0]!.toLowerCase()}${note.slice(1)}`
  }
  return {
    grid: grid.map((row) => (notes.has(readFootnote(row).mark ?? '') ? row.map(() => '') : row.map(resolve))),
    marksDeductible: [...notes.values()].some((note) => findDeductible(note) === 'first'),
  }
}

function readFootnote(row: readonly string[]): { mark?: string; note?: string } {
  return footnote.exec(readLoneText(row) ?? '')?.groups ?? {}
}
