import { useMemo } from 'react'
import { suggestTexts } from '../cells/suggestTexts.ts'
import { cellOf, type CellChange, type Table } from '../tables/Table.ts'
import { SuggestionButtons } from '../ui/SuggestionButtons.tsx'

interface CellSuggestionsProps {
  table: Table
  /** The text that is not applied. */
  change: CellChange
  onWrite: (change: CellChange) => void
}

/** What to write in a cell in place of a text that is not applied. */
export function CellSuggestions({ table, change, onWrite }: CellSuggestionsProps) {
  const { row, column, text } = change
  const format = cellOf(table, change)?.format
  const suggestions = useMemo(() => (format ? suggestTexts(format, text) : []), [format, text])
  return (
    <SuggestionButtons
      suggestions={suggestions}
      onChoose={(suggestion) => onWrite({ row, column, text: suggestion.text })}
    />
  )
}
