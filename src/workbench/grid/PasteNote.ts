/** Something that is not pasted, in a sentence. */
export interface PasteNote {
  text: string
  /** How to paste it after all; absent if the table has no place for it. */
  inclusion?: { label: string; options: PasteOptions }
}

export interface PasteOptions {
  /** The indexes of rows that are pasted although they look like totals or titles. */
  includedRows: ReadonlySet<number>
  /** Whether column titles decide where the texts go. */
  matchesTitles: boolean
  /** Whether row names decide where the texts go. */
  matchesNames: boolean
}

export const usualOptions: PasteOptions = { includedRows: new Set(), matchesTitles: true, matchesNames: true }
