import { parseYear } from '../../../check/edit/editYear.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import { memberOf } from '../../tables/readDocument.ts'
import { cellKey, textOf, type CellChange } from '../../tables/Table.ts'
import { tables } from '../../tables/tables.ts'
import { describeConversion } from '../amountUnits.ts'
import { decideValues } from '../decideValues.ts'
import { isOpen, noDecisions, type ValueQuestion } from '../ImportPlan.ts'
import type { BenefitsDecisions, PlannedCell } from './BenefitsPlan.ts'
import type { RowDraft, TableChange } from './draftCells.ts'

/** Writes the cells to one table after the other, as imports of these tables do. */
export function writeCells(
  texts: YearTexts,
  rows: readonly RowDraft[],
  { values }: BenefitsDecisions,
  unit: string | undefined,
) {
  const drafts = rows.flatMap(({ cells }) => cells.filter((cell) => cell.kind === 'changes'))
  const all = drafts.flatMap(({ changes, extra }) => [...changes, ...extra])
  const questions = new Map<string, ValueQuestion>()
  const keyOf = (table: string, change: CellChange) => `${table}\n${cellKey(change)}`
  let current = texts
  for (const name of ['limits', 'payments', 'payroll'] as const) {
    const definition = tables[name]
    const view = name === 'payroll' ? unit : undefined
    const cells = all
      .filter(({ table }) => table === name)
      .map(({ row, column, text }): CellChange => ({ row, column, text }))
    if (cells.length === 0) continue
    const table = definition.read(parseYear(current), view)
    const decided = decideValues({ definition, texts: current, view }, table, cells, {
      ...noDecisions,
      values,
    })
    current = { ...current, ...decided.texts }
    for (const question of decided.questions)
      for (const place of question.places) questions.set(keyOf(name, place), question)
  }
  const after = parseYear(current)
  const read = {
    limits: tables.limits.read(after),
    payments: tables.payments.read(after),
    payroll: tables.payroll.read(after, unit),
  }
  const stored = tables.payroll.read(after)
  const describe = ({ table, ...change }: TableChange) => {
    const place = { ...change, column: 'unit' }
    const amount = { unit: textOf(stored, place), text: textOf(stored, change) }
    const file = { text: change.text, view: unit }
    const calculation =
      table === 'payroll'
        ? describeConversion(file, amount, memberOf(after['plans.json'], 'payPeriods'))
        : undefined
    return calculation ?? textOf(read[table], change)
  }
  return {
    texts: current,
    cells: rows.map(({ row, cells }) =>
      cells.map((draft, index): PlannedCell => {
        const { column, text } = row.cells[index]!
        const cell = { column, text, after: [], payrollRow: '', questions: [], reason: undefined }
        if (draft.kind === 'skipped') return { ...cell, status: 'skipped', reason: draft.reason }
        if (draft.kind === 'question') return { ...cell, status: 'question', questions: draft.questions }
        const ofChange = ({ table, ...change }: TableChange) => questions.get(keyOf(table, change)) ?? []
        const asked = new Set([...draft.changes, ...draft.extra].flatMap(ofChange))
        const own = [...draft.questions, ...asked]
        if (own.some(isOpen)) return { ...cell, status: 'question', questions: own }
        const made = draft.changes.filter((change) => {
          const question = questions.get(keyOf(change.table, change))
          return question?.decision?.kind !== 'skip' && question?.decision?.kind !== 'leaveOut'
        })
        if (made.length === 0)
          return {
            ...cell,
            status: 'skipped',
            questions: own,
            reason: own.some(isLeftOut) ? 'leftOut' : 'value',
          }
        const deduction = made.find(({ table }) => table === 'payroll')
        const [, ...headers] = read.payroll.rows.find(({ name }) => name === deduction?.row)?.headers ?? []
        return {
          ...cell,
          status: 'imported',
          questions: own,
          after: [...new Set(made.map(describe))],
          payrollRow: headers.filter((header) => header !== '').join(', '),
        }
      }),
    ),
  }
}

export function isLeftOut({ decision }: ValueQuestion): boolean {
  return decision?.kind === 'leaveOut'
}
