import { EditProblem } from '../../check/edit/editJson.ts'
import { editYear } from '../../check/edit/editYear.ts'
import { ensureList, listOf, memberOf, nameOf, removeItem } from './readDocument.ts'
import { idKey } from '../../contract/idKey.ts'
import { readPayroll, titleOf, unitOf, type Named } from './readPayroll.ts'
import type { RowChoice, TableDefinition } from './Table.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { readTiers } from './readTiers.ts'

/** Adds and removes rates of plans for salary bands and locations. */
export const payrollActions = {
  rowNoun: 'rate',
  addChosenRow: {
    listChoices: (values) => {
      const { names } = readPayroll(values)
      return [
        {
          title: 'Plan',
          options: listOf(values['plans.json'], 'plans').map((plan, index) => ({
            name: String(index),
            title: nameOf(plan, 'displayName', memberOf(plan, 'key')),
          })),
        },
        toChoice('Location', names.locations),
        toChoice('Salary band', names.bands),
      ]
    },
    add: (texts, [plan = '', location = '', band = '']) =>
      editYear(texts, (values) => addRate(values, Number(plan), location, band)),
  },
  removeRows: (texts, rows) =>
    editYear(texts, (values) => {
      const { rows: all, rowNames } = readPayroll(values)
      for (const [index, { plan, value }] of all.entries())
        if (rows.includes(rowNames[index]!)) removeItem(listOf(plan, 'payroll'), value)
    }),
} satisfies Partial<TableDefinition>

/** The names of the options are keys of IDs; '' for all others. */
function toChoice(title: string, names: readonly Named[]): RowChoice {
  return {
    title,
    options: [
      { name: '', title: 'All others' },
      ...names.map(({ id, name }) => ({ name: idKey(id), title: name })),
    ],
  }
}

/** Adds a rate of $0, because only the client knows the amounts. */
function addRate(values: YearValues, planIndex: number, location: string, band: string) {
  const { rows, names } = readPayroll(values)
  const plan = listOf(values['plans.json'], 'plans')[planIndex]
  const existing = rows.find(
    (row) => row.plan === plan && idKey(row.band) === band && idKey(row.location) === location,
  )
  if (existing?.value !== undefined) {
    const places = [titleOf(existing.location, names.locations), titleOf(existing.band, names.bands)]
    throw new EditProblem(
      `${nameOf(plan, 'displayName', planIndex)} already has a rate for ${places.join(', ')}. Change its amounts in the table.`,
    )
  }
  const unit = rows.map(({ value }) => unitOf(value)).find((each) => each !== undefined) ?? 'yearly'
  ensureList(plan, 'payroll').push({
    ...(band !== '' && { salaryBand: JSON.parse(band) as unknown }),
    ...(location !== '' && { location: JSON.parse(location) as unknown }),
    [unit]: Object.fromEntries(
      readTiers(values)
        .filter((tier) => tier !== 'EK')
        .map((tier) => [tier, 0]),
    ),
  })
}
