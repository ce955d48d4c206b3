import { optionalText, factor, flag, integerIn, price, requiredText } from '../cells/formats.ts'
import { writeAlone, type Field } from './Layout.ts'
import { ensurePart, joinedField, listTable, type JoinedEntry, type ListColumn } from './listTable.ts'
import { listOf, memberOf, removeItem, setMember } from './readDocument.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'

function nameColumn(name: string, title: string, noun: string): ListColumn {
  return {
    file: 'instance.json',
    name,
    title,
    format: requiredText(noun),
    isRowHeader: true,
    isTranslatable: true,
  }
}

export const salaryBands = listTable({
  title: 'Salary bands',
  list: 'salaryBands',
  columns: [nameColumn('name', 'Salary band', 'name of the salary band')],
})

/** The locations and how expensive care is at each. */
export const locations = listTable({
  title: 'Locations',
  list: 'locations',
  columns: [
    nameColumn('name', 'Location', 'name of the location'),
    { file: 'plans.json', name: 'factor', title: 'Price factor', format: factor },
  ],
})

/** The attitudes to savings that employees choose from, and their effect on the best plan. */
export const savingsStyles = listTable({
  title: 'Savings styles',
  list: 'savingsStyles',
  columns: [
    nameColumn('displayText', 'Savings style', 'statement that employees choose'),
    { file: 'plans.json', name: 'avoidsOwnMoney', title: 'Avoids own money', format: flag },
  ],
})

/** The services with their prices, and which of them employees can enter uses of. */
export const services = listTable({
  title: 'Services and prices',
  list: 'services',
  columns: [
    { ...nameColumn('name', 'Service', 'name of the service'), file: 'plans.json' },
    { file: 'plans.json', name: 'allowedAmount', title: 'Price of one use', format: price },
    { file: 'plans.json', name: 'isDrug', title: 'Prescription drug', format: flag, emptyMeans: 'No' },
    {
      file: 'plans.json',
      name: 'daysPerStay',
      title: 'Days of one stay',
      format: integerIn({ minimum: 1, maximum: 366 }),
      emptyMeans: 'all days',
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
  fieldsOf: (entry, values) => ({
    name: serviceName(entry, values),
    shownAs: shownServiceName(entry, values),
  }),
})

/** Both files name a service. A new name replaces both, unless they were different. */
function serviceName(entry: JoinedEntry, values: YearValues): Field {
  const field = joinedField(values, 'services', entry, 'plans.json', 'name')
  const shown = entry.parts['instance.json'].value
  const others = memberOf(shown, 'name') === field.value ? [shown] : []
  return {
    ...field,
    findOwners: () => [...field.findOwners!(), ...others],
    write: writeAlone((value) => {
      const service = ensurePart(values, 'services', entry, 'plans.json')
      for (const owner of [service, ...others]) setMember(owner, 'name', value)
    }),
  }
}

/** Clearing the name removes the service from those that employees can enter uses of. */
function shownServiceName(entry: JoinedEntry, values: YearValues): Field {
  return {
    ...joinedField(values, 'services', entry, 'instance.json', 'name'),
    write: writeAlone((value) => {
      if (value === undefined)
        removeItem(listOf(values['instance.json'], 'services'), entry.parts['instance.json'].value)
      else setMember(ensurePart(values, 'services', entry, 'instance.json'), 'name', value)
    }),
  }
}
