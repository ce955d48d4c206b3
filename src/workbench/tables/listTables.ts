import { isByDay } from '../../contract/plans.ts'
import { personalQuestions, type PersonalQuestion } from '../../contract/personalQuestions.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { lists } from '../../check/edit/lists.ts'
import { factor, flag, integerIn, optionalText, price, requiredText } from '../cells/formats.ts'
import { listTable, type JoinedEntry, type ListColumn } from './listTable.ts'
import { listOf, memberOf, removeItem, setMember } from './readDocument.ts'
import { writeEach, type CellBinding, type TableDefinition } from './Table.ts'

/** What the options of a question have besides their text. */
const optionColumns: Partial<Record<PersonalQuestion['list'], ListColumn>> = {
  locations: { file: 'plans.json', name: 'factor', title: 'Price factor', format: factor },
  savingsStyles: { file: 'plans.json', name: 'avoidsOwnMoney', title: 'Avoids own money', format: flag },
}

/** A table of the options of each personal question. */
export const questionTables = Object.fromEntries(
  personalQuestions.map(({ list, label, optionText }) => {
    const { noun } = lists[list]
    const textColumn: ListColumn = {
      file: 'instance.json',
      name: optionText,
      title: `${noun[0]!.toUpperCase()}${noun.slice(1)}`,
      format: requiredText(`name of the ${noun}`),
      isRowHeader: true,
      isTranslatable: true,
    }
    return [list, listTable({ title: label, list, columns: [textColumn, optionColumns[list] ?? []].flat() })]
  }),
) as Record<PersonalQuestion['list'], TableDefinition>

/** The services with their prices, and which of them employees can enter uses of. */
export const services = listTable({
  title: 'Services and prices',
  list: 'services',
  columns: [
    {
      file: 'plans.json',
      name: 'name',
      title: 'Service',
      format: requiredText('name of the service'),
      isRowHeader: true,
      isTranslatable: true,
    },
    { file: 'plans.json', name: 'allowedAmount', title: 'Price of one use', format: price },
    { file: 'plans.json', name: 'isDrug', title: 'Prescription drug', format: flag, emptyMeans: 'No' },
    {
      file: 'plans.json',
      name: 'daysPerStay',
      title: 'Days of one stay',
      format: integerIn({ minimum: 1, maximum: 366 }),
    },
    {
      file: 'instance.json',
      name: 'shownAs',
      title: 'Name in “Customize”',
      format: optionalText,
      emptyMeans: 'not shown',
      isTranslatable: true,
    },
  ],
  bindingsOf: (entry, values) => ({
    name: serviceName(entry),
    daysPerStay: daysPerStay(entry),
    shownAs: shownServiceName(entry, values),
  }),
})

/** Both files name a service. A new name replaces both, unless they were different. */
function serviceName(entry: JoinedEntry): CellBinding {
  const binding = entry.bind('plans.json', 'name')
  const shown = entry.parts['instance.json'].value
  const others = memberOf(shown, 'name') === binding.value ? [shown] : []
  return {
    ...binding,
    findOwners: () => [...binding.findOwners!(), ...others],
    write: writeEach((value) => {
      for (const owner of [entry.ensurePart('plans.json'), ...others]) setMember(owner, 'name', value)
    }),
  }
}

/** Only services that are counted in days have stays. */
function daysPerStay(entry: JoinedEntry): CellBinding {
  const name = String(memberOf(entry.parts['plans.json'].value, 'name'))
  const binding = entry.bind('plans.json', 'daysPerStay')
  return isByDay({ name }) ? { ...binding, emptyMeans: 'all days' } : binding
}

/** Clearing the name removes the service from those that employees can enter uses of. */
function shownServiceName(entry: JoinedEntry, values: YearValues): CellBinding {
  const binding = entry.bind('instance.json', 'name')
  const hide = () =>
    removeItem(listOf(values['instance.json'], 'services'), entry.parts['instance.json'].value)
  return {
    ...binding,
    write: (changes) => ([...changes.values()].includes(undefined) ? hide() : binding.write(changes)),
  }
}
