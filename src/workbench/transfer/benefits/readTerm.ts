import type { ValueQuestion } from '../ImportPlan.ts'
import type { BenefitsDecisions, PlannedColumn } from './BenefitsPlan.ts'
import type { BenefitsRow } from './readBenefits.ts'

interface Place {
  row: Pick<BenefitsRow, 'index' | 'words'>
  column: Pick<PlannedColumn, 'index' | 'title'>
  decisions: Pick<BenefitsDecisions, 'values'>
}

/**
 * The term that the first text with any has, such as “embedded”; a question if the text has several.
 * @param pattern of the terms, with the global flag
 */
export function readTerm(
  { row, column, decisions }: Place,
  termName: string,
  texts: readonly string[],
  pattern: RegExp,
): { value: string | undefined; questions: readonly ValueQuestion[] } {
  const all = texts.map((each) => each.match(pattern) ?? []).find(({ length }) => length > 0) ?? []
  const found = [...new Map(all.map((each) => [each.toLowerCase(), each])).values()]
  if (found.length < 2) return { value: found[0], questions: [] }
  const key = JSON.stringify([row.index, column.index, termName])
  const decision = decisions.values.get(key)
  const list = new Intl.ListFormat('en').format(found.map((each) => `“${each}”`))
  const question: ValueQuestion = {
    key,
    text: found.join(' / '),
    message: `“${row.words}” has ${list}. Choose the ${termName} for ${column.title}.`,
    isAcceptable: false,
    suggestions: found.map((each) => ({ text: each, reading: each, title: undefined })),
    places: [],
    decision,
    error: undefined,
  }
  return { value: decision && 'text' in decision ? decision.text : undefined, questions: [question] }
}
