import { idKey } from '../../contract/idKey.ts'
import { formatRaw, type CellFormat } from '../cells/formats.ts'
import { formatPayment } from '../cells/formatPayment.ts'
import type { NamedService } from '../cells/serviceNames.ts'
import { parsePayment } from '../cells/parsePayment.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { defineTable } from './defineTable.ts'
import { propertyField, writeAlone } from './fields.ts'
import type { Field } from './Table.ts'
import {
  ensureList,
  formatId,
  listOf,
  memberOf,
  numberRepeated,
  readPlans,
  readServiceRows,
  removeItem,
  setMember,
} from './readDocument.ts'

/** What members pay for each service under each plan. An empty cell is the plan's usual payment. */
export const payments = defineTable({
  title: 'What members pay',
  layout: (values) => {
    const plans = readPlans(values).map(({ plan }) => plan)
    const format = paymentFormat(listOf(values['plans.json'], 'services'))
    const columns = readPlans(values).map(({ title }, index) => ({ name: `plan ${index}`, title, format }))
    const usual = plans.map((plan, index) => propertyField('plans.json', plan, ['plans', index], 'payment'))
    const serviceRows = readServiceRows(values)
    const nameById = new Map(serviceRows.map(({ id, headers: [name = ''] }) => [idKey(id), name]))
    const ofServices = plans.map((plan, index) => {
      const payment = usual[index]!.value
      return readServicePayments(plan, index, payment === undefined ? '' : format.format(payment))
    })
    const others = ofServices.flatMap(({ overrides }, plan) =>
      overrides
        .filter(({ id, isRepeated }) => isRepeated || !nameById.has(idKey(id)))
        .map(({ id, field }, index) => ({
          name: `plan ${plan} other ${index}`,
          title: titleOther(id, nameById),
          cells: { [columns[plan]!.name]: field },
        })),
    )
    const otherTitles = numberRepeated(others.map(({ title }) => title))
    const cellsFrom = (fields: readonly Field[]) =>
      Object.fromEntries(columns.map(({ name }, index) => [name, fields[index]!]))
    return {
      headers: ['Service'],
      columns,
      rows: [
        { name: 'usual', headers: ['All other services'], cells: cellsFrom(usual) },
        ...serviceRows.map(({ id, ...row }) => ({
          ...row,
          cells: cellsFrom(ofServices.map(({ fieldOf }) => fieldOf(id))),
        })),
        ...others.map(({ name, cells }, index) => ({ name, headers: [otherTitles[index]!], cells })),
      ],
    }
  },
})

/** The payments of one plan. The field of a service is that of its first override, or of a new one. */
function readServicePayments(plan: unknown, planIndex: number, emptyMeans: string) {
  const list = listOf(plan, 'services')
  const fieldAt = (index: number, id: unknown): Field => {
    const override = list[index]
    return {
      file: 'plans.json',
      location: ['plans', planIndex, 'services', index, 'payment'],
      value: memberOf(override, 'payment'),
      emptyMeans,
      write: writeAlone((value) => {
        if (value === undefined) removeItem(list, override)
        else if (override === undefined) ensureList(plan, 'services').push({ service: id, payment: value })
        else setMember(override, 'payment', value)
      }),
    }
  }
  const indexes = new Map<string, number>()
  const overrides = list.map((override, index) => {
    const id = memberOf(override, 'service')
    const isRepeated = indexes.has(idKey(id))
    if (!isRepeated) indexes.set(idKey(id), index)
    return { id, isRepeated, field: fieldAt(index, id) }
  })
  return { overrides, fieldOf: (id: unknown) => fieldAt(indexes.get(idKey(id)) ?? list.length, id) }
}

/** The title of an override's own row. */
function titleOther(id: unknown, nameById: ReadonlyMap<string, string>) {
  if (id === undefined) return 'Without a service'
  const name = nameById.get(idKey(id))
  return name === undefined ? `“${formatId(id)}” (not in Services)` : `${name} (repeated)`
}

function paymentFormat(services: readonly unknown[]): CellFormat {
  const named = services.filter(
    (service): service is NamedService => typeof memberOf(service, 'name') === 'string',
  )
  return {
    kind: 'payment',
    format: (payment) => (isRecord(payment) ? formatPayment(payment, named) : formatRaw(payment)),
    parse: (text) => parsePayment(text, named),
  }
}
