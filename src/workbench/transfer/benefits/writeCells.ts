import { parseYear } from '../../../check/edit/editYear.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import { memberOf } from '../../tables/readDocument.ts'
import { cellKey, textOf, type CellChange } from '../../tables/Table.ts'
import { tables } from '../../tables/tables.ts'
import { describeConversion } from '../amountUnits.ts'
import { decideValues } from '../decideValues.ts'
import { isOpen, noDecisions, type ValueQuestion } from '../ImportPlan.ts'
import type { BenefitsDecisions, PlannedCell } from './BenefitsPlan.ts'
import type { CellDraft, RowDraft, TableChange } from './draftCells.ts'
import { hasNoValue } from './splitBenefit.ts'

/** Writes the cells to one table after the other, as imports of these tables do. */
export function writeCells(
  texts: YearTexts,
  rows: readonly RowDraft[],
  { values }: BenefitsDecisions,
  unit: string | undefined,
) {
  const drafts = rows.flatMap(({ cells }) => cells.filter((cell) => cell.kind === 'changes'))
  const all = writeDrafts(texts, drafts, values, unit)
  const { questions } = all
  const decisionOf = (change: TableChange) => questions.get(keyOf(change.table, change))?.decision
  const isMade = (change: TableChange) => !['skip', 'leaveOut'].includes(decisionOf(change)?.kind ?? '')
  const isNothing = (change: TableChange) => {
    const decision = decisionOf(change)
    return !isMade(change) || hasNoValue(decision && 'text' in decision ? decision.text : change.text)
  }
  const isWithoutAccount = ({ changes, extra }: ChangesDraft) =>
    extra.some(({ column }) => column === 'account type') && changes.every(isNothing)
  const isWritten = (draft: ChangesDraft) =>
    draft.extra.length === 0 || (draft.changes.some(isMade) && !isWithoutAccount(draft))
  // What is skipped changes nothing, such as the type of an account that the plan does not have.
  const current = drafts.every(isWritten)
    ? all.texts
    : writeDrafts(texts, drafts.filter(isWritten), values, unit).texts
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
        const cell = {
          column,
          text,
          after: [],
          terms: [],
          payrollRow: '',
          outOfNetwork: '',
          questions: [],
          reason: undefined,
        }
        if (draft.kind === 'skipped') return { ...cell, status: 'skipped', reason: draft.reason }
        if (draft.kind === 'question') return { ...cell, status: 'question', questions: draft.questions }
        const ofChange = ({ table, ...change }: TableChange) => questions.get(keyOf(table, change)) ?? []
        const asked = new Set([...draft.changes, ...draft.extra].flatMap(ofChange))
        const own = [...draft.questions, ...asked]
        if (own.some(isOpen)) return { ...cell, status: 'question', questions: own }
        const made = draft.changes.filter(isMade)
        if (made.length > 0 && isWithoutAccount(draft))
          return { ...cell, status: 'skipped', questions: own, reason: 'noAccount' }
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
          outOfNetwork: draft.outOfNetwork,
          questions: own,
          after: [...new Set(made.map(describe))],
          terms: draft.extra.filter(isMade).map((change) => {
            const { title } = read.limits.columns.find(({ name }) => name === change.column)!
            return `${title.replace(':', '')}: ${describe(change)}`
          }),
          payrollRow: headers.filter((header) => header !== '').join(', '),
        }
      }),
    ),
  }
}

type ChangesDraft = Extract<CellDraft, { kind: 'changes' }>

/** Writes to one table after the other. @returns also the questions by `keyOf` of their places */
function writeDrafts(
  texts: YearTexts,
  drafts: readonly ChangesDraft[],
  decisions: BenefitsDecisions['values'],
  unit: string | undefined,
) {
  const all = drafts.flatMap(({ changes, extra }) => [...changes, ...extra])
  const questions = new Map<string, ValueQuestion>()
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
      values: decisions,
    })
    current = { ...current, ...decided.texts }
    for (const question of decided.questions)
      for (const place of question.places) questions.set(keyOf(name, place), question)
  }
  return { texts: current, questions }
}

function keyOf(table: string, change: CellChange) {
  return `${table}\n${cellKey(change)}`
}

export function isLeftOut({ decision }: ValueQuestion): boolean {
  return decision?.kind === 'leaveOut'
}
