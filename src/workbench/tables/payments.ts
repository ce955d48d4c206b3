import { idKey } from '../../contract/idKey.ts'
import { formatPayment } from '../cells/formatPayment.ts'
import { parsePayment } from '../cells/parsePayment.ts'
import type { NamedService } from '../cells/serviceReference.ts'
import { isRecord } from '../../contract/isRecord.ts'
import type { CellFormat } from './CellFormat.ts'
import { defineTable, propertyField } from './defineTable.ts'
import type { Field, PlainField } from './Layout.ts'
import { formatRaw } from './formats.ts'
import {
  ensureList,
  listOf,
  memberOf,
  nameOf,
  numberRepeated,
  removeItem,
  setMember,
} from './readDocument.ts'

/** What members pay for each service under each plan. An empty cell is the plan's usual payment. */
export const payments = defineTable({
  title: 'What members pay',
  layout: (values) => {
    const document = values['plans.json']
    const services = listOf(document, 'services')
    const plans = listOf(document, 'plans')
    const ids = services.map((service) => memberOf(service, 'id'))
    const rowNames = numberRepeated(ids.map(idKey))
    const titles = numberRepeated(plans.map((plan) => nameOf(plan, 'displayName', memberOf(plan, 'key'))))
    const payment = paymentFormat(services)
    const columns = plans.map((plan, index) => ({
      name: `plan ${index}`,
      plan: planColumn(plan, index, payment),
    }))
    return {
      headers: ['Service'],
      columns: columns.map(({ name }, index) => ({ name, title: titles[index]!, kind: 'payment' })),
      rows: [
        {
          name: 'usual',
          headers: ['All other services'],
          fields: Object.fromEntries(columns.map(({ name, plan }) => [name, plan.usual])),
        },
        ...services.map((service, index) => ({
          name: rowNames[index]!,
          headers: [nameOf(service, 'name', ids[index])],
          fields: Object.fromEntries(columns.map(({ name, plan }) => [name, plan.fieldOf(ids[index])])),
        })),
      ],
    }
  },
})

function planColumn(
  plan: unknown,
  planIndex: number,
  format: CellFormat,
): { usual: Field; fieldOf: (id: unknown) => Field } {
  const location = ['plans', planIndex]
  const usual = propertyField('plans.json', plan, location, 'payment', format)
  const emptyMeans = usual.value === undefined ? '' : format.format(usual.value)
  const overrides = listOf(plan, 'services')
  const indexes = new Map(overrides.map((override, index) => [idKey(memberOf(override, 'service')), index]))
  const fieldOf = (id: unknown): PlainField => {
    const index = indexes.get(idKey(id)) ?? overrides.length
    const override = overrides[index]
    return {
      file: 'plans.json',
      location: [...location, 'services', index, 'payment'],
      value: memberOf(override, 'payment'),
      format,
      emptyMeans,
      write: (value) => {
        if (value === undefined) removeItem(overrides, override)
        else if (override === undefined) ensureList(plan, 'services').push({ service: id, payment: value })
        else setMember(override, 'payment', value)
      },
    }
  }
  return { usual, fieldOf }
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
