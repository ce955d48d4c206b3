import type { JSONPath } from 'jsonc-parser'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { choiceOf, flag, money } from '../cells/formats.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { allTiers, shortTierTitle, tierTitles } from '../cells/tierTitles.ts'
import type { Write, Field, Fields } from './Layout.ts'
import type { ListColumn } from './listTable.ts'
import { ensureObject, memberOf, readTiers, setMember } from './readDocument.ts'
import {
  assignAmounts,
  changeAmounts,
  readAmounts,
  unitAmountFormat,
  type Paychecks,
  type Unit,
} from './unitAmounts.ts'

const file = 'plans.json' as const
const typeFormat = choiceOf({ HSA: 'HSA', HRA: 'HRA', FSA: 'FSA' })
const perFormat = choiceOf({ year: 'Per year', paycheck: 'Per paycheck' })

const companyMoney = 'Company money in the account'

/** The columns for the account of a plan. Other terms of an account are in the plan's form. */
export function accountColumns(values: YearValues): ListColumn[] {
  const tiers = readTiers(values)
  const group = 'Account'
  return [
    {
      file,
      name: 'account type',
      title: 'Account: type',
      group,
      shortTitle: 'Type',
      format: typeFormat,
      emptyMeans: 'none',
    },
    {
      file,
      name: 'account needsOwnMoney',
      title: 'Account: needs the employee’s own money',
      group,
      shortTitle: 'Needs the employee’s own money',
      format: flag,
    },
    ...tiers.map((tier) => ({
      file,
      name: `account ${tier}`,
      title: `Company money: ${tierTitles[tier].toLowerCase()}`,
      group: companyMoney,
      shortTitle: shortTierTitle(tier, tiers),
      format: money,
    })),
    {
      file,
      name: 'account per',
      title: 'Company money: entered as',
      group: companyMoney,
      shortTitle: 'Entered as',
      format: perFormat,
    },
  ] satisfies ListColumn[]
}

export function accountFields(plan: unknown, planLocation: JSONPath, values: YearValues): Fields {
  const document = values[file]
  const paychecks = memberOf(document, 'paychecks') ?? memberOf(document, 'payPeriods')
  const account = memberOf(plan, 'account')
  const location = [...planLocation, 'account']
  const unit = unitOf(memberOf(account, 'per'))
  const write = writeAccount(plan, unit, paychecks)
  const amounts = memberOf(account, 'companyMoney')
  const format = unitAmountFormat(money, unit, unit, paychecks)
  const field = (property: string): Field => ({
    file,
    location: [...location, property],
    value: memberOf(account, property),
    write,
  })
  const tierField = (tier: string): Field => ({
    file,
    location: [...location, 'companyMoney', tier],
    value: memberOf(amounts, tier),
    format,
    write,
    ...(tier === 'EK' && account !== undefined && { emptyMeans: 'as + Children' }),
  })
  return {
    'account type': field('type'),
    'account needsOwnMoney': field('needsOwnMoney'),
    ...Object.fromEntries(readTiers(values).map((tier) => [`account ${tier}`, tierField(tier)])),
    'account per': { ...field('per'), ...(account !== undefined && { emptyMeans: 'Per year' }) },
  }
}

function unitOf(per: unknown): Unit {
  return per === 'paycheck' ? 'perPay' : 'yearly'
}

/** The account exists as soon as it has a type, and until everything in it is cleared. */
function writeAccount(plan: unknown, from: Unit, paychecks: Paychecks): Write {
  return (changed) => {
    const changes = new Map([...changed].map(([column, value]) => [column.slice('account '.length), value]))
    const account = memberOf(plan, 'account')
    const after = (name: string) => (changes.has(name) ? changes.get(name) : memberOf(account, name))
    const to = unitOf(after('per'))
    const amounts = changeAmounts({
      current: readAmounts(memberOf(account, 'companyMoney')),
      changes: new Map([...changes].filter(([name]) => allTiers.includes(name))),
      from,
      to,
      shown: to,
      paychecks,
    })
    if (typeof amounts === 'string') return amounts
    const [type, per, needsOwnMoney] = [after('type'), after('per'), after('needsOwnMoney')]
    if (type === undefined) {
      const isCleared = amounts.size === 0 && per === undefined && needsOwnMoney === undefined
      return removeAccount(plan, isCleared)
    }
    const target = ensureObject(plan, 'account')
    setMember(target, 'type', type)
    if (amounts.size > 0 || memberOf(target, 'companyMoney') !== undefined)
      assignAmounts(ensureObject(target, 'companyMoney'), amounts)
    setMember(target, 'per', per)
    const usual = account === undefined ? type === 'HSA' : undefined
    setMember(target, 'needsOwnMoney', needsOwnMoney ?? usual)
    return undefined
  }
}

/** @param isCleared whether all cells of the account are empty */
function removeAccount(plan: unknown, isCleared: boolean): string | undefined {
  const account = memberOf(plan, 'account')
  if (account === undefined) return 'This plan has no account. Choose its type first: HSA, HRA, or FSA.'
  if (!isCleared)
    return 'To remove the account, clear all cells of the account and the company’s money together. To keep it, choose its type.'
  const shown = new Set(['type', 'companyMoney', 'per', 'needsOwnMoney'])
  if (isRecord(account) && Object.keys(account).some((name) => !shown.has(name)))
    return 'The account also has terms that this table does not show, such as a match. Remove it in the form of the plan.'
  setMember(plan, 'account', undefined)
  return undefined
}
