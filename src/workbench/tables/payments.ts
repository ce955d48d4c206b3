import { idKey } from '../../contract/idKey.ts'
import { formatPayment, isLikePayment } from '../../compare/values/formatPayment.ts'
import { formatRaw, type CellFormat } from '../cells/formats.ts'
import { parsePayment } from '../../compare/values/parsePayment.ts'
import type { NamedService } from '../../compare/values/serviceNames.ts'
import { defineTable } from './defineTable.ts'
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
import { writeEach, type CellBinding, type CellBindings } from './Table.ts'

/**
 * What members pay for each service under each plan. An empty cell is the plan's usual payment. A payment for an unknown
 * service, or a second one for the same service, is an error, and has a row of its own where it can be removed.
 */
export const payments = defineTable({
  title: 'What members pay',
  readSource: (values) => {
    const priced = listOf(values['plans.json'], 'services')
    const named = priced.filter(isNamedService)
    const format = paymentFormat(named)
    const services = readServiceRows(values)
    const names = new Map(services.map(({ id, headers: [name = ''] }) => [idKey(id), name]))
    const plans = readPlans(values).map(({ plan, title }, index) => {
      const usual: CellBinding = {
        file: 'plans.json',
        location: ['plans', index, 'payment'],
        value: memberOf(plan, 'payment'),
        write: writeEach((payment) => setMember(plan, 'payment', payment)),
      }
      const emptyMeans = usual.value === undefined ? '' : format.format(usual.value)
      return { title, name: `plan ${index}`, usual, ...readServicePayments(plan, index, emptyMeans, names) }
    })
    const others = plans.flatMap((plan) => plan.others.map((other) => ({ ...other, plan: plan.name })))
    const otherTitles = numberRepeated(others.map(({ title }) => title))
    const cellsOf = (bindingOf: (plan: (typeof plans)[number]) => CellBinding): CellBindings =>
      Object.fromEntries(plans.map((plan) => [plan.name, bindingOf(plan)]))
    return {
      headers: ['Service'],
      columns: plans.map(({ name, title }) => ({ name, title, format })),
      rows: [
        { name: 'usual', headers: ['All other services'], cells: cellsOf(({ usual }) => usual) },
        ...services.map(({ id, ...row }) => ({
          ...row,
          get cells() {
            const ofService = paymentFormat(named, id)
            return cellsOf(({ bindingOf }) => ({ ...bindingOf(id), format: ofService }))
          },
        })),
        ...others.map(({ plan, binding }, index) => ({
          name: `other ${index}`,
          headers: [otherTitles[index]!],
          cells: { [plan]: binding },
        })),
      ],
    }
  },
})

/** The payments of one plan: of each service, by its ID, and those that belong to no row of a service. */
function readServicePayments(
  plan: unknown,
  planIndex: number,
  emptyMeans: string,
  names: ReadonlyMap<string, string>,
) {
  const list = listOf(plan, 'services')
  const ids = list.map((override) => memberOf(override, 'service'))
  const keys = ids.map(idKey)
  /** The first payment of each service. */
  const indexes = new Map(Array.from(keys.entries(), ([index, key]) => [key, index] as const).toReversed())
  const bindingAt = (index: number, service: unknown): CellBinding => {
    const override = list[index]
    return {
      file: 'plans.json',
      location: ['plans', planIndex, 'services', index, 'payment'],
      value: memberOf(override, 'payment'),
      emptyMeans,
      write: writeEach((payment) => {
        if (payment === undefined) removeItem(list, override)
        else if (override === undefined) ensureList(plan, 'services').push({ service, payment })
        else setMember(override, 'payment', payment)
      }),
    }
  }
  return {
    bindingOf: (service: unknown) => bindingAt(indexes.get(idKey(service)) ?? list.length, service),
    others: ids.flatMap((id, index) => {
      const name = names.get(keys[index]!)
      if (name !== undefined && indexes.get(keys[index]!) === index) return []
      return { title: titleOther(id, name), binding: bindingAt(index, id) }
    }),
  }
}

/** The title of a row for a payment of one plan. */
function titleOther(id: unknown, name: string | undefined) {
  if (id === undefined) return 'Without a service'
  return name === undefined ? `“${formatId(id)}” (not in Services)` : `${name} (repeated)`
}

/** A payment in words. @param ownService its ID, if the payment is for one service */
export function paymentFormat(services: readonly NamedService[], ownService?: unknown): CellFormat {
  return {
    kind: 'payment',
    format: (payment) => (isLikePayment(payment) ? formatPayment(payment, services) : formatRaw(payment)),
    parse: (text) =>
      parsePayment(
        text,
        services,
        services.find(({ id }) => id === ownService),
      ),
  }
}

export function isNamedService(service: unknown): service is NamedService {
  return typeof memberOf(service, 'name') === 'string'
}
