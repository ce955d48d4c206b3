import { idKey } from '../../contract/idKey.ts'
import { usesRange } from '../../compare/values/numbers.ts'
import { month, numberIn } from '../cells/formats.ts'
import { EditError } from '../../check/edit/editJson.ts'
import { defineTable } from './defineTable.ts'
import type { WriteValues, CellBindings } from './Table.ts'
import { joinEntries, type JoinedEntry } from './listTable.ts'
import {
  ensureList,
  listOf,
  memberOf,
  nameOf,
  numberRepeated,
  readServiceRows,
  removeItem,
  setMember,
  type Properties,
} from './readDocument.ts'

/** The numbers of uses, with the persons that they are for. */
const counts = Object.entries({
  perAdult: 'Each adult',
  perChild: 'Each child',
  bySubscriber: 'By the employee',
  bySpouse: 'By the spouse',
  byOneChild: 'By one child',
  byNewborn: 'By the baby',
}).map(([property, title]) => ({ property, title, format: numberIn(usesRange) }))

const properties = [...counts, { property: 'month', title: 'Month', format: month }]

export const uses = defineTable({
  title: 'Uses in each scenario',
  readSource: (values) => {
    const scenarios = joinEntries(values, 'scenarios')
    const titles = numberRepeated(
      scenarios.map(({ id, parts }) => nameOf(parts['instance.json'].value, 'display', id)),
    )
    const bindingsOf = scenarios.map(readUses)
    return {
      headers: ['Service'],
      columns: scenarios.flatMap((scenario, index) =>
        properties.map(({ property, title, format }) => ({
          name: `${scenario.name} ${property}`,
          title: `${titles[index]!}: ${title.toLowerCase()}`,
          group: titles[index]!,
          shortTitle: title,
          format,
          emptyMeans: '–',
        })),
      ),
      rows: readServiceRows(values).map(({ id, ...row }) => ({
        ...row,
        cells: Object.assign({}, ...bindingsOf.map((bindings) => bindings(id))) as CellBindings,
      })),
    }
  },
})

/** @returns the bindings of a service, by its ID */
function readUses(scenario: JoinedEntry) {
  const { value, index: scenarioIndex } = scenario.parts['plans.json']
  const list = listOf(value, 'uses')
  const indexes = new Map(list.map((entry, index) => [idKey(memberOf(entry, 'service')), index]))
  const ensureUses = () => ensureList(scenario.ensurePart('plans.json'), 'uses')
  return (service: unknown): CellBindings => {
    const index = indexes.get(idKey(service)) ?? list.length
    const write = writeUses(list[index], ensureUses, service)
    return Object.fromEntries(
      properties.map(({ property }) => [
        `${scenario.name} ${property}`,
        {
          file: 'plans.json',
          location: ['scenarios', scenarioIndex, 'uses', index, property],
          value: memberOf(list[index], property),
          write,
        },
      ]),
    )
  }
}

/** The uses of one service and their month. Uses are 0 when left out; without any, there is no entry. */
function writeUses(current: unknown, ensureUses: () => unknown[], service: unknown): WriteValues {
  return (values) => {
    const changes = new Map(
      Array.from(values, ([column, value]) => [
        column.slice(column.lastIndexOf(' ') + 1),
        value === 0 ? undefined : value,
      ]),
    )
    const isUsed = counts.some(
      ({ property }) =>
        (changes.has(property) ? changes.get(property) : memberOf(current, property)) !== undefined,
    )
    if (!isUsed && changes.get('month') !== undefined)
      throw new EditError('Write how often it is used first.')
    const entry = (current ?? { service }) as Properties
    for (const [property, value] of changes) setMember(entry, property, value)
    if (isUsed && current === undefined) ensureUses().push(entry)
    if (!isUsed && current !== undefined) removeItem(ensureUses(), current)
  }
}
