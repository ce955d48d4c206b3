import { useMemo } from 'react'
import { suggestTexts } from '../cells/suggestTexts.ts'
import { cellOf, type CellChange, type Table } from '../tables/Table.ts'
import { SuggestionButtons } from '../ui/SuggestionButtons.tsx'

interface CellSuggestionsProps {
  table: Table
  /** The text that is not applied, or is written but can mean something else. */
  change: CellChange
  actions: CellActions
}

/** What the buttons of a text do. They select its cell, because they go away with the text. */
export interface CellActions {
  write: (change: CellChange) => void
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
      onChoose={(suggestion) => write({ row, column, text: suggestion.text })}
      onLeaveOut={leaveOut && (() => leaveOut({ row, column, text }))}
    />
  )
}
