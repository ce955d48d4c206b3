import type { YearTexts } from '../../contract/yearDocuments.ts'
import { readYear, type Year, type YearlyValue } from './Year.ts'
import { yearlyAmounts } from './yearlyAmounts.ts'
import { listOtherTexts, listUsualTexts } from './yearlyTexts.ts'

export interface ChecklistItem extends YearlyValue {
  /** The title of the list that the value is in. */
  title: string
  /** The value in words in the year before; null if it had none. */
  before: string | null
  isChanged: boolean
  containsOldYear: boolean
}

/**
 * Lists every value of a plan year that usually changes.
 * @throws UsageError if a document has errors
 */
export function listChecklist(before: YearTexts, after: YearTexts): ChecklistItem[] {
  const yearBefore = readYear(before)
  const oldYear = String(yearBefore.instance.client.planYear)
  const valuesBefore = new Map(
    [...listValues(yearBefore), ...withTitle('Names and texts', listOtherTexts(yearBefore))].map((value) => [
      value.id,
      value,
    ]),
  )
  const yearAfter = readYear(after)
  const mentioning = listOtherTexts(yearAfter).filter((value) =>
    [value.text, valuesBefore.get(value.id)?.text].some((text) => text?.includes(oldYear)),
  )
  return [...listValues(yearAfter), ...withTitle('Names and texts', mentioning)].map((item) => {
    const old = valuesBefore.get(item.id)
    return {
      ...item,
      before: old?.text ?? null,
      isChanged: item.value !== undefined && JSON.stringify(old?.value) !== JSON.stringify(item.value),
      containsOldYear: item.text.includes(oldYear),
    }
  })
}

function listValues(year: Year): (YearlyValue & { title: string })[] {
  return [
    ...yearlyAmounts.flatMap(({ title, list }) =>
      withTitle(
        title,
        list(year).map((amount) => ({ ...amount, file: 'plans.json' })),
      ),
    ),
    ...withTitle('Names and texts', listUsualTexts(year)),
  ]
}

function withTitle(title: string, values: YearlyValue[]) {
  return values.map((value) => ({ ...value, title }))
}
