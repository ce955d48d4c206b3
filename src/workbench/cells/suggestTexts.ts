import { rewrites } from './rewrites.ts'
import type { CellFormat } from './formats.ts'

/** A text that a cell takes, near one that it does not take. */
export interface Suggestion {
  text: string
  /** What the text means, if it does not say so itself. */
  title: string | undefined
  /** Texts with the same reading can be answered together. */
  reading: string
}

type SuggestingFormat = Pick<CellFormat, 'kind' | 'format' | 'parse' | 'findNearest'>

/** What a text that is not clear can mean, as texts that are. None if nothing is near it. */
export function suggestTexts(format: SuggestingFormat, text: string): Suggestion[] {
  const nearest = format.findNearest?.(text)
  const found =
    nearest === undefined ? [] : [{ text: nearest, title: undefined, reading: `nearest ${nearest}` }]
  const all = [...found, ...rewrite(format, text, 2)].filter((each) => each.text !== text.trim())
  return all.filter((each, index) => all.findIndex(({ text: other }) => other === each.text) === index)
}

/** @param steps how many rewrites may follow each other: 0.8 is 80%, which is the share of the plan or of the member */
function rewrite(format: SuggestingFormat, text: string, steps: number): Suggestion[] {
  if (steps === 0) return []
  return rewrites.flatMap(({ kinds, pattern, readings }, row) => {
    if (!kinds.includes(format.kind) || text.search(pattern) < 0) return []
    return readings.flatMap(({ write, title, name }, index): Suggestion[] => {
      let meaning: string | undefined
      const rewritten = text
        .replace(pattern, (_, ...groups: string[]) => {
          meaning = title?.(...groups)
          return write(...groups)
        })
        .trim()
      const parsed = format.parse(rewritten)
      if (parsed.kind === 'failure') return rewrite(format, rewritten, steps - 1)
      if (parsed.kind === 'empty') return []
      const written = format.kind === 'payment' ? format.format(parsed.value) : rewritten
      return [{ text: written, title: meaning, reading: name ?? `${row} ${index}` }]
    })
  })
}
