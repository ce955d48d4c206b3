import { catalogServices } from '../../../catalog/catalog.ts'
import { addFromCatalog } from '../../../check/edit/addFromCatalog.ts'
import { EditError } from '../../../check/edit/editJson.ts'
import { parseYear } from '../../../check/edit/editYear.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import { limits } from '../../tables/limits.ts'
import { memberOf, readPlans } from '../../tables/readDocument.ts'
import { explainUnit, findUnit } from '../amountUnits.ts'
import { leaveOut } from '../leaveOut.ts'
import { catalogPrefix, findAddedField, listBenefitFields, type BenefitField } from './benefitFields.ts'
import type {
  BenefitsDecisions,
  BenefitsPlan,
  PlannedCell,
  PlannedColumn,
  PlannedRow,
} from './BenefitsPlan.ts'
import { decideColumns } from './decideColumns.ts'
import { draftCells, type RowDraft } from './draftCells.ts'
import { withRest } from './labelParts.ts'
import { addNewServices, isUnnamed, leftOutName } from './newServices.ts'
import { isOutOfNetwork } from './networks.ts'
import type { MatchedBenefits } from './matchBenefits.ts'
import type { BenefitMatch } from './matchServices.ts'
import type { BenefitsRow } from './readBenefits.ts'
import { offerRenames, orderPlans, renamePlans } from './renamePlans.ts'
import { draftUsual } from './usualPayments.ts'
import { isLeftOut, writeCells } from './writeCells.ts'

/** Finds out what the import of a benefits table does, and what has to be decided first. Each cell is counted once. */
export function planBenefits(
  texts: YearTexts,
  benefits: MatchedBenefits,
  decisions: BenefitsDecisions,
): BenefitsPlan {
  const values = parseYear(texts)
  const chosen = offerRenames(values, decideColumns(values, benefits, decisions), decisions)
  const decided = benefits.rows.map((row, index) => decidedFields(row, benefits.matches[index], decisions))
  const additions = addToClient(texts, chosen, decided)
  const canAdd = additions.error === undefined
  const columns = canAdd
    ? chosen
    : chosen.map((column) => (column.decision === 'add' ? { ...column, decision: undefined } : column))
  const after = parseYear(additions.texts)
  const fields = new Map(listBenefitFields(after).map((field) => [field.name, field]))
  const toFields = (names: readonly string[]) =>
    names.flatMap((name) => fields.get(findAddedField(after, name)) ?? [])
  const isPayroll = (names: readonly string[] | undefined) =>
    names?.some((name) => name.startsWith('payroll '))
  const payrollRows = benefits.rows.filter((_, index) => isPayroll(decided[index]))
  const headings = payrollRows.map(({ context, words }) => `${context} ${words}`).join('\n')
  const timesPerYear = memberOf(after['plans.json'], 'payPeriods')
  const unit = decisions.unit ?? findUnit(headings, timesPerYear)
  const planned = draftCells({
    benefits,
    decisions,
    columns,
    rowFields: decided.map((names) => names && toFields(names)),
    values: after,
    unit,
  })
  const written = writeCells(additions.texts, planned, decisions, unit)
  const rows = benefits.rows.map(({ cells: _, ...row }, index): PlannedRow => {
    const match = benefits.matches[index]
    const decision = decisions.rows.get(row.index)
    const cells = written.cells[index]!
    const isSkipped = cells.every(({ status }) => status === 'skipped')
    const isUnfinished = decision !== undefined && decision !== 'leftOut' && decision.some(isUnnamed)
    const unclear = isUnfinished ? 'unnamed' : match ? 'uncertain' : 'unknown'
    const question = planned[index]!.isRepeated ? 'repeated' : decided[index] ? undefined : unclear
    const names = (decision === 'leftOut' ? undefined : decision) ?? proposedFields(match)
    return {
      ...row,
      fields: names,
      written: names.filter((name) => toFields([name]).every((field) => isWritten(field, planned[index]!))),
      matched: match ?? { fields: [] },
      question: isSkipped ? undefined : question,
      isProposed: false,
      cells,
    }
  })
  const usual = draftUsual(parseYear(written.texts), rows, planned, columns, decisions)
  const withUsual = usual ? writeCells(written.texts, [usual], decisions, unit) : written
  if (usual)
    rows.push({
      ...usual.row,
      fields: ['usual'],
      written: ['usual'],
      matched: { fields: ['usual'] },
      question: undefined,
      isProposed: true,
      cells: withUsual.cells[0]!,
    })
  const notes = benefits.notes.filter(({ index }) => decisions.notes.has(index)).map(({ text }) => text)
  const terms = [...listLeftOut(rows, columns, decisions), ...notes]
  const ordered = orderPlans(withUsual.texts, columns, readPlans(values).length)
  const left = leaveOut(ordered, terms)
  return {
    texts: left.texts,
    fields: listBenefitFields(values),
    columns,
    rows,
    notes: benefits.notes,
    added: additions.names,
    payroll: payrollRows.length > 0 ? { unit, doubt: explainUnit(headings, timesPerYear) } : undefined,
    leftOut: left.error === undefined ? terms : [],
    error: additions.error ?? left.error,
  }
}

/** Whether a row writes a field. The fields of plans are the only ones that a text can leave out. */
function isWritten({ table, cells }: BenefitField, row: RowDraft) {
  const changes = row.cells.flatMap((cell) => (cell.kind === 'changes' ? cell.changes : []))
  return (
    table !== 'limits' ||
    changes.length === 0 ||
    row.cells.some(({ kind }) => kind === 'question') ||
    changes.some(({ column }) => cells.includes(column))
  )
}

/** What is put on the list “Not in the calculator”: a line for each row, and for each part of a row that has no service. */
function listLeftOut(
  rows: readonly PlannedRow[],
  columns: readonly PlannedColumn[],
  { listsOutOfNetwork }: BenefitsDecisions,
) {
  const describe = (name: string, cells: readonly PlannedCell[]) => {
    const texts = cells.map(({ column, text }) => {
      const { title, isOutOfNetwork: isOut } = columns.find(({ index }) => index === column)!
      return `${title}${isOut ? ' (out of network)' : ''} ${text}`
    })
    return texts.length === 0 ? [] : [`${name}: ${texts.join('; ')}`]
  }
  return rows.flatMap(({ context, words, cells, fields }) => {
    const name = [context, words].filter((text) => text !== '').join(', ')
    const leftOut = cells.filter(
      ({ reason, questions }) =>
        reason === 'leftOut' || questions.some(isLeftOut) || (listsOutOfNetwork && reason === 'outOfNetwork'),
    )
    const imported = cells.filter(({ status }) => status === 'imported')
    const otherParts = listsOutOfNetwork ? imported.filter(({ outOfNetwork }) => outOfNetwork !== '') : []
    const parts = fields.flatMap((field) => leftOutName(field) ?? [])
    const outside = otherParts.map((cell) => ({ ...cell, text: `(out of network) ${cell.outOfNetwork}` }))
    return [
      ...describe(name, [...leftOut, ...outside]),
      ...parts.flatMap((part) => describe(`${words}, “${part}”`, imported)),
    ]
  })
}

/** The names of the fields of a row: none if it is skipped; undefined until the user decides. */
function decidedFields(
  { index, words, context }: BenefitsRow,
  match: BenefitMatch | undefined,
  decisions: BenefitsDecisions,
): readonly string[] | undefined {
  const decided = decisions.rows.get(index)
  if (decided === 'leftOut') return []
  if (decided?.some(isUnnamed)) return undefined
  if (decided || isOutOfNetwork(`${context} ${words}`)) return decided ?? []
  return match?.isCertain ? proposedFields(match) : undefined
}

function proposedFields(match: BenefitMatch | undefined): readonly string[] {
  return match?.isCertain ? withRest(match, match.fields) : (match?.fields ?? [])
}

function addToClient(
  texts: YearTexts,
  columns: readonly PlannedColumn[],
  rowFields: readonly (readonly string[] | undefined)[],
) {
  const plans = columns.filter(({ decision }) => decision === 'add').map(({ title }) => title)
  const fields = rowFields.flatMap((names) => names ?? [])
  const services = fields
    .filter((name) => name.startsWith(catalogPrefix))
    .map((name) => name.slice(catalogPrefix.length))
  try {
    const withPlans = plans.length > 0 ? { ...texts, ...limits.addRows!(texts, plans).texts } : texts
    const renamed = renamePlans(withPlans, columns)
    const changed = services.length > 0 ? addFromCatalog(renamed, 'services', services) : renamed
    const withNew = addNewServices(changed, fields)
    return {
      texts: withNew.texts,
      names: [
        ...plans,
        ...catalogServices.filter(({ id }) => services.includes(id)).map(({ name }) => name.en),
        ...withNew.names.map((name) => `${name} (enter its price)`),
      ],
      error: undefined,
    }
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    return { texts, names: [], error: error.message }
  }
}
