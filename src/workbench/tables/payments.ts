import { idKey } from '../../contract/idKey.ts'
import { formatRaw, type CellFormat } from '../cells/formats.ts'
import { formatPayment, type NamedService } from '../cells/formatPayment.ts'
import { parsePayment } from '../cells/parsePayment.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { defineTable } from './defineTable.ts'
import { propertyField, writeAlone, type Field } from './Layout.ts'
import {
  ensureList,
  listOf,
  memberOf,
  nameOf,
  numberRepeated,
  readServiceRows,
  removeItem,
  setMember,
} from './readDocument.ts'

/** What members pay for each service under each plan. An empty cell is the plan's usual payment. */
export const payments = defineTable({
  title: 'What members pay',
  layout: (values) => {
    const services = listOf(values['plans.json'], 'services')
    const plans = listOf(values['plans.json'], 'plans')
    const titles = numberRepeated(plans.map((plan) => nameOf(plan, 'displayName', memberOf(plan, 'key'))))
    const format = paymentFormat(services)
    const columns = titles.map((title, index) => ({ name: `plan ${index}`, title, format }))
    const usual = plans.map((plan, index) => propertyField('plans.json', plan, ['plans', index], 'payment'))
    const ofServices = plans.map((plan, index) => {
      const payment = usual[index]!.value
      return readServicePayments(plan, index, payment === undefined ? '' : format.format(payment))
    })
    const fieldsFrom = (fields: readonly Field[]) =>
      Object.fromEntries(columns.map(({ name }, index) => [name, fields[index]!]))
    return {
      headers: ['Service'],
      columns,
      rows: [
        { name: 'usual', headers: ['All other services'], fields: fieldsFrom(usual) },
        ...readServiceRows(values).map(({ id, ...row }) => ({
          ...row,
          fields: fieldsFrom(ofServices.map((fieldOf) => fieldOf(id))),
        })),
      ],
    }
  },
})

/** @returns the field of a service, by its ID */
function readServicePayments(plan: unknown, planIndex: number, emptyMeans: string) {
  const overrides = listOf(plan, 'services')
  const indexes = new Map(overrides.map((override, index) => [idKey(memberOf(override, 'service')), index]))
  return (id: unknown): Field => {
    const index = indexes.get(idKey(id)) ?? overrides.length
    const override = overrides[index]
    return {
      file: 'plans.json',
      location: ['plans', planIndex, 'services', index, 'payment'],
      value: memberOf(override, 'payment'),
      emptyMeans,
      write: writeAlone((value) => {
        if (value === undefined) removeItem(overrides, override)
        else if (override === undefined) ensureList(plan, 'services').push({ service: id, payment: value })
        else setMember(override, 'payment', value)
      }),
    }
  }
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
