import { idKey } from '../../contract/idKey.ts'
import { usesRange } from '../cells/number.ts'
import { defineTable } from './defineTable.ts'
import type { Entry, Field } from './Layout.ts'
import { numberIn } from './formats.ts'
import { joinEntries, type JoinedEntry } from './joinedEntries.ts'
import {
  ensureList,
  listOf,
  memberOf,
  nameOf,
  numberRepeated,
  removeItem,
  setMember,
  type Properties,
} from './readDocument.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'

/** The properties of uses, with the persons that they are for. */
const persons = {
  perAdult: 'Each adult',
  perChild: 'Each child',
  bySubscriber: 'Employee only',
  bySpouse: 'Spouse only',
  byOneChild: 'One child only',
} as const

type Person = keyof typeof persons

const personNames = Object.keys(persons) as Person[]
const usesFormat = numberIn(usesRange)

/** How often each service is used in a year of each scenario. */
export const uses = defineTable({
  title: 'Uses in each scenario',
  layout: (values) => {
    const services = listOf(values['plans.json'], 'services')
    const ids = services.map((service) => memberOf(service, 'id'))
    const rowNames = numberRepeated(ids.map(idKey))
    const scenarios = joinEntries(values, 'scenarios', 'instance.json')
    const titles = numberRepeated(
      scenarios.map(({ id, parts }) => nameOf(parts['instance.json'].value, 'display', id)),
    )
    const fieldsOf = scenarios.map((scenario) => scenarioFields(values, scenario))
    return {
      headers: ['Service'],
      columns: scenarios.flatMap((scenario, index) =>
        personNames.map((person) => ({
          name: `${scenario.name} ${person}`,
          title: `${titles[index]!}: ${persons[person].toLowerCase()}`,
          group: titles[index]!,
          shortTitle: persons[person],
          kind: 'number',
          emptyMeans: '–',
        })),
      ),
      rows: services.map((service, index) => ({
        name: rowNames[index]!,
        headers: [nameOf(service, 'name', ids[index])],
        fields: Object.assign({}, ...fieldsOf.map((fields) => fields(ids[index]))) as Record<string, Field>,
      })),
    }
  },
})

/** @returns a function of a service's ID */
function scenarioFields(values: YearValues, { id: scenarioId, name, parts }: JoinedEntry) {
  const scenario = parts['plans.json']
  const list = listOf(scenario.value, 'uses')
  const indexes = new Map(list.map((entry, index) => [idKey(memberOf(entry, 'service')), index]))
  return (service: unknown): Record<string, Field> => {
    const index = indexes.get(idKey(service)) ?? list.length
    const current = list[index]
    const entry = usesEntry(current, () => ensureUses(values, scenario.value, scenarioId), service)
    return Object.fromEntries(
      personNames.map((person) => [
        `${name} ${person}`,
        {
          file: 'plans.json',
          location: ['scenarios', scenario.index, 'uses', index, person],
          value: memberOf(current, person),
          format: usesFormat,
          entry,
        },
      ]),
    )
  }
}

/** The uses of one service. They are 0 when left out; without any, there is no entry. */
function usesEntry(current: unknown, list: () => unknown[], service: unknown): Entry {
  return {
    writeAll: (values) => {
      const entry = (current ?? { service }) as Properties
      for (const [column, value] of values)
        setMember(entry, column.slice(column.lastIndexOf(' ') + 1), value === 0 ? undefined : value)
      const isUsed = personNames.some((person) => memberOf(entry, person) !== undefined)
      if (isUsed && current === undefined) list().push(entry)
      if (!isUsed && current !== undefined) removeItem(list(), current)
      return undefined
    },
  }
}

function ensureUses(values: YearValues, scenario: unknown, id: unknown): unknown[] {
  if (scenario !== undefined) return ensureList(scenario, 'uses')
  const scenarios = ensureList(values['plans.json'], 'scenarios')
  const existing = scenarios.find((each) => idKey(memberOf(each, 'id')) === idKey(id))
  if (existing !== undefined) return ensureList(existing, 'uses')
  const added = { id, uses: [] }
  scenarios.push(added)
  return added.uses
}
