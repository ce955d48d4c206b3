import { idKey } from '../../contract/idKey.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { formatPayment } from '../cells/formatPayment.ts'
import { formatRaw, type CellFormat } from '../cells/formats.ts'
import { parsePayment } from '../cells/parsePayment.ts'
import type { NamedService } from '../cells/serviceNames.ts'
import { defineTable } from './defineTable.ts'
import { propertyField, writeAlone } from './fields.ts'
import {
  ensureList,
  listOf,
  memberOf,
  readPlans,
  readServiceRows,
  removeItem,
  setMember,
} from './readDocument.ts'
import type { Field, Fields } from './Table.ts'

/**
 * What members pay for each service under each plan. An empty cell is the plan's usual payment. A payment for an unknown
 * service, or a second one for the same service, is an error that the linter reports, and has no cell.
 */
export const payments = defineTable({
  title: 'What members pay',
  layout: (values) => {
    const format = paymentFormat(listOf(values['plans.json'], 'services'))
    const plans = readPlans(values).map(({ plan, title }, index) => {
      const usual = propertyField('plans.json', plan, ['plans', index], 'payment')
      const emptyMeans = usual.value === undefined ? '' : format.format(usual.value)
      return { title, name: `plan ${index}`, usual, fieldOf: readServicePayments(plan, index, emptyMeans) }
    })
    const cellsOf = (fieldOf: (plan: (typeof plans)[number]) => Field): Fields =>
      Object.fromEntries(plans.map((plan) => [plan.name, fieldOf(plan)]))
    return {
      headers: ['Service'],
      columns: plans.map(({ name, title }) => ({ name, title, format })),
      rows: [
        { name: 'usual', headers: ['All other services'], cells: cellsOf(({ usual }) => usual) },
        ...readServiceRows(values).map(({ id, ...row }) => ({
          ...row,
          cells: cellsOf(({ fieldOf }) => fieldOf(id)),
        })),
      ],
    }
  },
})

/** @returns the field of a service, by its ID: that of its payment, or of a new one */
function readServicePayments(plan: unknown, planIndex: number, emptyMeans: string) {
  const list = listOf(plan, 'services')
  const keys = list.map((override) => idKey(memberOf(override, 'service')))
  return (service: unknown): Field => {
    const found = keys.indexOf(idKey(service))
    const index = found < 0 ? list.length : found
    const override = list[index]
    return {
      file: 'plans.json',
      location: ['plans', planIndex, 'services', index, 'payment'],
      value: memberOf(override, 'payment'),
      emptyMeans,
      write: writeAlone((payment) => {
        if (payment === undefined) removeItem(list, override)
        else if (override === undefined) ensureList(plan, 'services').push({ service, payment })
        else setMember(override, 'payment', payment)
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
