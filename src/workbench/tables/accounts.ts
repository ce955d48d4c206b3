import type { JSONPath } from 'jsonc-parser'
import { EditError } from '../../check/edit/editJson.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { choiceOf, flag, money } from '../cells/formats.ts'
import { tierTitles } from '../../compare/values/tierTitles.ts'
import { allTiers, shortTierTitle } from '../cells/tierTitles.ts'
import { type TimesPerYear } from './frequencies.ts'
import type { CellBinding, CellBindings, WriteValues } from './Table.ts'
import type { ListColumn } from './listTable.ts'
import { ensureObject, memberOf, readTiers, setMember } from './readDocument.ts'
import { assignAmounts, changeAmounts, readAmounts, unitAmountFormat, type Unit } from './unitAmounts.ts'

const file = 'plans.json'

/** The columns for the account of a plan. Other terms of an account are in the plan's form. */
export function accountColumns(values: YearValues): ListColumn[] {
  const tiers = readTiers(values)
  const inAccount = { file, group: 'Account' } as const
  const part = 'Company money'
  const note = 'Installments and a match: in the form of the plan below, at Account.'
  const inAmounts = { file, group: 'Company money in the account', part, note } as const
  return [
    {
      ...inAccount,
      name: 'account type',
      title: 'Account: type',
      shortTitle: 'Type',
      format: choiceOf({ HSA: 'HSA', HRA: 'HRA', FSA: 'FSA' }),
      emptyMeans: 'none',
    },
    {
      ...inAccount,
      name: 'account needsOwnMoney',
      title: 'Account: needs the employee’s own money',
      shortTitle: 'Needs the employee’s own money',
      part,
      format: flag,
    },
    ...tiers.map((tier) => ({
      ...inAmounts,
      name: `account ${tier}`,
      title: `Company money: ${tierTitles[tier].toLowerCase()}`,
      shortTitle: shortTierTitle(tier, tiers),
      format: money,
    })),
    {
      ...inAmounts,
      name: 'account per',
      title: 'Company money: entered as',
      shortTitle: 'Entered as',
      format: choiceOf({ year: 'Per year', paycheck: 'Per paycheck' }),
    },
  ]
}

export function accountBindings(plan: unknown, planLocation: JSONPath, values: YearValues): CellBindings {
  const document = values[file]
  const timesPerYear = memberOf(document, 'paychecks') ?? memberOf(document, 'payPeriods')
  const account = memberOf(plan, 'account')
  const unit = unitOf(memberOf(account, 'per'))
  const write = writeAccount(plan, unit, timesPerYear)
  const bindingAt = (owner: unknown, path: readonly string[], emptyMeans?: string): CellBinding => ({
    file,
    location: [...planLocation, 'account', ...path],
    value: memberOf(owner, path.at(-1)!),
    write,
    ...(account !== undefined && emptyMeans !== undefined && { emptyMeans }),
  })
  const amounts = memberOf(account, 'companyMoney')
  const format = unitAmountFormat(money, unit, unit, timesPerYear)
  const tierBindings = readTiers(values).map((tier) => {
    const binding = bindingAt(amounts, ['companyMoney', tier], tier === 'EK' ? 'as + Children' : undefined)
    return [`account ${tier}`, { ...binding, format }] as const
  })
  return {
    'account type': bindingAt(account, ['type']),
    'account needsOwnMoney': bindingAt(account, ['needsOwnMoney']),
    ...Object.fromEntries(tierBindings),
    'account per': bindingAt(account, ['per'], 'Per year'),
  }
}

function unitOf(per: unknown): Unit {
  return per === 'paycheck' ? 'perPay' : 'yearly'
}

/** The account exists as soon as it has a type. */
function writeAccount(plan: unknown, from: Unit, timesPerYear: TimesPerYear): WriteValues {
  return (changed) => {
    const changes = new Map([...changed].map(([column, value]) => [column.slice('account '.length), value]))
    const account = memberOf(plan, 'account')
    const after = (name: string) => (changes.has(name) ? changes.get(name) : memberOf(account, name))
    const [type, per, needsOwnMoney] = [after('type'), after('per'), after('needsOwnMoney')]
    if (type === undefined)
      throw new EditError(
        account === undefined
          ? 'This plan has no account. Choose its type first: HSA, HRA, or FSA.'
          : 'An account has a type. Remove the account in the form of the plan.',
      )
    const amounts = changeAmounts({
      current: readAmounts(memberOf(account, 'companyMoney')),
      changes: new Map([...changes].filter(([name]) => allTiers.includes(name))),
      from,
      to: unitOf(per),
      timesPerYear,
    })
    const target = ensureObject(plan, 'account')
    setMember(target, 'type', type)
    if (amounts.size > 0 || memberOf(target, 'companyMoney') !== undefined)
      assignAmounts(ensureObject(target, 'companyMoney'), amounts)
    setMember(target, 'per', per)
    const usual = account === undefined ? type === 'HSA' : undefined
    setMember(target, 'needsOwnMoney', needsOwnMoney ?? usual)
  }
}
