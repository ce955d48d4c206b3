import { EditError } from '../../../check/edit/editJson.ts'
import { parseYear } from '../../../check/edit/editYear.ts'
import { typicalPointers } from '../../../check/typicalValues.ts'
import type { YearTexts, YearValues } from '../../../contract/yearDocuments.ts'
import { limits } from '../../tables/limits.ts'
import { readPlans } from '../../tables/readDocument.ts'
import type { BenefitsDecisions, PlannedColumn } from './BenefitsPlan.ts'

/** Plans that still have a typical name get the titles of their columns, unless the user decides otherwise. */
export function offerRenames(
  values: YearValues,
  columns: readonly Omit<PlannedColumn, 'isRenamed'>[],
  { renames }: BenefitsDecisions,
): PlannedColumn[] {
  const plans = readPlans(values)
  const unnamed = new Set(listUnnamedPlans(values))
  return columns.map((column): PlannedColumn => {
    const { index, title, decision, isOutOfNetwork } = column
    if (typeof decision !== 'number' || isOutOfNetwork || ['', plans[decision]?.title].includes(title))
      return { ...column, isRenamed: undefined }
    return {
      ...column,
      isRenamed: renames.get(index) ?? unnamed.has(decision),
    }
  })
}

/** The indices of the plans that still have typical names. */
export function listUnnamedPlans(values: YearValues): number[] {
  const typical = typicalPointers(values['plans.json'])
  return [...readPlans(values).keys()].filter((plan) => typical.has(`/plans/${plan}/displayName`))
}

/** @throws EditError if a title cannot be a name */
export function renamePlans(texts: YearTexts, columns: readonly PlannedColumn[]): YearTexts {
  const { rows } = limits.read(parseYear(texts))
  const changes = columns.flatMap(({ decision, title, isRenamed }) =>
    isRenamed === true ? [{ row: rows[decision as number]!.name, column: 'name', text: title }] : [],
  )
  if (changes.length === 0) return texts
  const written = limits.write(texts, changes)
  for (const { message } of written.unapplied) throw new EditError(message)
  return { ...texts, ...written.texts }
}

/**
 * Puts the plans in the order of the columns, if each plan has one.
 * @param count of the plans before the columns added others
 */
export function orderPlans(texts: YearTexts, columns: readonly PlannedColumn[], count: number): YearTexts {
  const names = limits.read(parseYear(texts)).rows.map(({ name }) => name)
  const added = names.slice(count)
  const order = new Set(
    columns.flatMap(({ decision }) => {
      if (typeof decision === 'number') return names[decision]!
      return decision === 'add' ? added.shift()! : []
    }),
  )
  if (order.size < names.length) return texts
  return [...order].reduce(
    (moved, name, index) => ({ ...moved, ...limits.moveRow!(moved, name, index) }),
    texts,
  )
}
