import { useMemo } from 'react'
import { suggestTexts } from '../cells/suggestTexts.ts'
import { cellKey, cellOf, type CellChange, type CellName, type Table } from '../tables/Table.ts'
import { SuggestionButtons } from '../ui/SuggestionButtons.tsx'

interface CellSuggestionsProps {
  table: Table
  /** The text that is not applied, or is written but can mean something else. */
  change: CellChange
  actions: CellActions
}

/** What the buttons of a text do. They select its cell, because they go away with the text. */
export interface CellActions {
  /** @param reading of the text; others can be read alike */
  write: (change: CellChange, reading: string) => void
  /** Absent if the text is written. */
  leaveOut?: (change: CellChange) => void
}

/** What to write in a cell in place of a text that is not applied. */
export function CellSuggestions({ table, change, actions: { write, leaveOut } }: CellSuggestionsProps) {
  const { row, column, text } = change
  const format = cellOf(table, change)?.format
  const suggestions = useMemo(() => (format ? suggestTexts(format, text) : []), [format, text])
  return (
    <SuggestionButtons
      suggestions={suggestions}
      onChoose={(suggestion) => write({ row, column, text: suggestion.text }, suggestion.reading)}
      onLeaveOut={leaveOut && (() => leaveOut({ row, column, text }))}
    />
  )
}

/** What the other texts that are not applied mean if they are read alike. */
export function readAlike(
  table: Table,
  unapplied: readonly CellChange[],
  chosen: CellName,
  reading: string,
): CellChange[] {
  return unapplied.flatMap(({ row, column, text }) => {
    const format = cellOf(table, { row, column })?.format
    if (!format || cellKey({ row, column }) === cellKey(chosen)) return []
    const alike = suggestTexts(format, text).find((each) => each.reading === reading)
    return alike ? [{ row, column, text: alike.text }] : []
  })
}
