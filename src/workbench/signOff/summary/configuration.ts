import { itemsOf, nameOf, lists } from '../../../check/edit/lists.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { languageName } from '../../../check/languages/languageName.ts'
import type { Id } from '../../../contract/instance.ts'
import { valueAt } from '../../../contract/pointer.ts'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import { formatDollars } from '../../../compare/values/amounts.ts'
import { formatNumber } from '../../../compare/values/numbers.ts'
import { displayValue } from '../../form/fields/OtherValue.tsx'
import { createForm, type FormField } from '../../../compare/form/createForm.ts'
import { sections, type SectionPart, type TableName } from '../../../compare/form/sections.ts'
import { isNamedService, paymentFormat } from '../../tables/payments.ts'
import { cellText, type Column, type Row } from '../../tables/Table.ts'
import { tables } from '../../tables/tables.ts'
import { titledList, type Block, type Fact, type SummarySection, type SummaryTable } from './Summary.ts'

/** All values of the forms and grids of the workbench, in their order and with their titles. Leaves out empty ones. */
export function configurationSections(values: YearValues): SummarySection[] {
  return sections.map(({ title, parts }) => ({
    title,
    blocks: parts.flatMap((part) => describePart(part, values)),
  }))
}

function describePart(part: SectionPart, values: YearValues): Block[] {
  const { title } = part
  if (part.kind === 'grid') return describeTable(part.table, values)
  if (part.kind === 'question') {
    const isAsked = valueAt(values['instance.json'], `/features/${part.feature}`) === true
    return isAsked ? describeTable(part.table, values) : titledFacts(title, [{ term: 'Asked', text: 'No' }])
  }
  if (part.kind === 'fields') {
    if (part.properties?.includes('notInCalculator'))
      return describeLeftOut(title, valueAt(values['instance.json'], '/notInCalculator'))
    const form = createForm(part.file, part.at, part.properties)
    return titledFacts(title, describeFields(form, valueAt(values[part.file], part.at), values))
  }
  const { source, names } = lists[part.list]
  const nameProperty = names[source]!
  const others = part.properties.filter((property) => property !== nameProperty)
  const form = createForm(source, `/${part.list}/*`, others)
  return itemsOf(values, source, part.list).flatMap((entry) =>
    titledFacts(String(valueAt(entry, `/${nameProperty}`)), describeFields(form, entry, values)),
  )
}

/** Says also that nothing is left out, because the client signs that too. */
function describeLeftOut(title: string, terms: unknown): Block[] {
  const items = ((terms ?? []) as { text: string; isShown?: boolean | null }[]).map(
    ({ text, isShown }) => `${text}${isShown ? ' (shown to employees)' : ''}`,
  )
  return titledList(title, items, 'Nothing is listed.')
}

function titledFacts(title: string, facts: Fact[]): Block[] {
  if (facts.length === 0) return []
  return [
    { kind: 'title', text: title },
    { kind: 'facts', facts },
  ]
}

function describeFields({ fields }: FormField, object: unknown, values: YearValues): Fact[] {
  return fields.flatMap((field) => {
    const value = isRecord(object) ? object[field.name] : undefined
    if (field.control === 'group' && field.layout === 'columns') return describeFields(field, value, values)
    const text = describeValue(field, value ?? (field.isOnByDefault || undefined), values)
    return text === '' ? [] : [{ term: field.title, text }]
  })
}

function describeValue(field: FormField, value: unknown, values: YearValues): string {
  const { control, references, choices = [], isMoney, suffix, item } = field
  if (value === undefined || value === null) return ''
  if (control === 'group') {
    const facts = describeFields(field, value, values)
    return facts.map(({ term, text }) => `${term} ${text}`).join(', ')
  }
  if (control === 'languages') return (value as string[]).map(languageName).join(', ')
  if (control === 'payment')
    return paymentFormat(itemsOf(values, 'plans.json', 'services').filter(isNamedService)).format(value)
  if (control === 'list')
    return (value as unknown[]).map((each) => describeValue(item!, each, values)).join('; ')
  if (references)
    return [value]
      .flat()
      .map((id) => nameOf(values, references, id as Id))
      .join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const choice = choices.find((each) => each.value === value)
  if (choice) return choice.meaning ? `${choice.title}. ${choice.meaning}` : choice.title
  if (typeof value !== 'number') return displayValue(value)
  if (isMoney) return formatDollars(value)
  const number = field.isInteger ? String(value) : formatNumber(value)
  return suffix === undefined ? number : `${number} ${suffix}`.replace(' %', '%')
}

/** Longer lists, such as those of locations, are in the file. */
const maxRows = 100

/** A grid as tables that fit on a page. Leaves out empty rows and columns, and translations. */
function describeTable(name: TableName, values: YearValues): Block[] {
  const { title, read } = tables[name]
  const { columns, rows } = read(values)
  const own = columns.filter(({ language }) => language === undefined)
  const headers = own.filter(({ isRowHeader }) => isRowHeader)
  const filled = rows.filter((row) => own.some((column) => row.cells[column.name]?.text))
  const shown = own.filter(
    (column) => !column.isRowHeader && filled.some((row) => row.cells[column.name]?.text),
  )
  const nameRow = (row: Row) => headers.map((column) => cellText(row, column)).join(', ')
  const others = filled.length > maxRows ? [`${filled.length - maxRows} more are in the file.`] : []
  // A list of names alone is no table.
  if (shown.length === 0 && filled.length > 0)
    return titledList(title, [...filled.slice(0, maxRows).map(nameRow), ...others])
  const table: SummaryTable = {
    caption: title,
    corner: headers.map((column) => column.title).join(', '),
    columns: shown.map((column) => column.title),
    rows: filled.slice(0, maxRows).map((row) => ({
      heading: nameRow(row),
      cells: shown.map((column) => describeCell(row, column)),
    })),
    isNumeric: shown.some(({ format }) => format.kind === 'money'),
  }
  return [
    ...splitTable(table.rows.length < table.columns.length ? transpose(table) : table),
    ...others.map((text) => ({ kind: 'text' as const, text })),
  ]
}

function describeCell({ cells }: Row, { name, emptyMeans }: Column) {
  const cell = cells[name]
  return cell?.text || (cell?.emptyMeans ?? emptyMeans ?? '–')
}

function transpose({ columns, rows, ...table }: SummaryTable): SummaryTable {
  return {
    ...table,
    columns: rows.map(({ heading }) => heading),
    rows: columns.map((heading, index) => ({ heading, cells: rows.map(({ cells }) => cells[index]!) })),
  }
}

/** Columns that fit on a page in portrait. */
const maxColumns = 5

/** Splits a table into several with at most as many columns as fit on a page. */
function splitTable(table: SummaryTable): Block[] {
  const count = Math.ceil(table.columns.length / maxColumns)
  const size = Math.ceil(table.columns.length / count)
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [index * size, (index + 1) * size]
    return {
      kind: 'table',
      ...table,
      caption: count === 1 ? table.caption : `${table.caption} (${index + 1} of ${count})`,
      columns: table.columns.slice(start, end),
      rows: table.rows.map((row) => ({ ...row, cells: row.cells.slice(start, end) })),
    }
  })
}
