import type { YearValues } from '../../contract/yearDocuments.ts'
import type { JSONPath } from 'jsonc-parser'
import type { CoverageCode } from '../../contract/inputs.ts'
import { isRecord } from '../../contract/isRecord.ts'
import type { Entry, Field } from './Layout.ts'
import { choiceOf, flag, money } from './formats.ts'
import { ensureObject, memberOf, setMember } from './readDocument.ts'
import type { Column } from './Table.ts'
import { allTiers, shortTierTitle, tierTitles } from '../cells/tierTitles.ts'
import { assignAmounts, changeAmounts, readAmounts, unitAmountFormat } from './unitAmounts.ts'
import type { Unit } from './units.ts'

const typeFormat = choiceOf({ HSA: 'HSA', HRA: 'HRA', FSA: 'FSA' })
const perFormat = choiceOf({ year: 'Per year', paycheck: 'Per paycheck' })
const unitsByPer = new Map<unknown, Unit>([
  ['year', 'yearly'],
  ['paycheck', 'perPay'],
])

/** The properties that the table shows. Other terms of an account are in the plan's form. */
const shownProperties = new Set(['type', 'companyMoney', 'per', 'needsOwnMoney'])

export function accountColumns(tiers: readonly CoverageCode[]): Column[] {
  const column = (
    name: string,
    shortTitle: string,
    rest: Pick<Column, 'kind' | 'choices' | 'emptyMeans'>,
  ) => ({
    name: `account ${name}`,
    title: `Account: ${shortTitle.toLowerCase().replace('hsa', 'HSA')}`,
    group: 'Account',
    shortTitle,
    ...rest,
  })
  return [
    column('type', 'Type', { kind: 'choice', choices: typeFormat.choices!, emptyMeans: 'none' }),
    column('needsOwnMoney', 'Needs the employee’s own money', { kind: 'flag', choices: flag.choices! }),
    ...tiers.map((tier) => ({
      name: `account ${tier}`,
      title: `Company money: ${tierTitles[tier].toLowerCase()}`,
      group: 'Company money in the account',
      shortTitle: shortTierTitle(tier, tiers),
      kind: 'money' as const,
    })),
    {
      name: 'account per',
      title: 'Company money: entered as',
      group: 'Company money in the account',
      shortTitle: 'Entered as',
      kind: 'choice',
      choices: perFormat.choices!,
    },
  ]
}

export function accountFields(
  values: YearValues,
  plan: unknown,
  planLocation: JSONPath,
  tiers: readonly CoverageCode[],
): Record<string, Field> {
  const document = values['plans.json']
  const paychecks = memberOf(document, 'paychecks') ?? memberOf(document, 'payPeriods')
  const account = memberOf(plan, 'account')
  const location = [...planLocation, 'account']
  const unit = unitsByPer.get(memberOf(account, 'per')) ?? 'yearly'
  const entry = accountEntry(plan, unit, paychecks)
  const format = unitAmountFormat(money, unit, unit, paychecks)
  const field = (property: string, rest: Pick<Field, 'format' | 'emptyMeans'>): Field => ({
    file: 'plans.json',
    location: [...location, property],
    value: memberOf(account, property),
    entry,
    ...rest,
  })
  const company = memberOf(account, 'companyMoney')
  return {
    'account type': field('type', { format: typeFormat }),
    'account needsOwnMoney': field('needsOwnMoney', { format: flag }),
    ...Object.fromEntries(
      tiers.map((tier): [string, Field] => [
        `account ${tier}`,
        {
          file: 'plans.json',
          location: [...location, 'companyMoney', tier],
          value: memberOf(company, tier),
          format,
          entry,
          ...(tier === 'EK' && account !== undefined && { emptyMeans: 'as + Children' }),
        },
      ]),
    ),
    'account per': field('per', {
      format: perFormat,
      ...(account !== undefined && { emptyMeans: 'Per year' }),
    }),
  }
}

/** The account exists as soon as it has a type, and until everything in it is cleared. */
function accountEntry(plan: unknown, unit: Unit, paychecks: unknown): Entry {
  return {
    writeAll: (changed) => {
      const changes = new Map([...changed].map(([column, value]) => [column.slice('account '.length), value]))
      const account = memberOf(plan, 'account')
      const after = (name: string) => (changes.has(name) ? changes.get(name) : memberOf(account, name))
      const to = unitsByPer.get(after('per')) ?? 'yearly'
      const amounts = changeAmounts({
        current: readAmounts(memberOf(account, 'companyMoney')),
        changes: new Map([...changes].filter(([name]) => allTiers.includes(name))),
        from: unit,
        to,
        shown: to,
        paychecks,
      })
      if (typeof amounts === 'string') return amounts
      if (after('type') === undefined) return removeAccount(plan, amounts, after)
      const target = ensureObject(plan, 'account')
      setMember(target, 'type', after('type'))
      if (amounts.size > 0 || memberOf(target, 'companyMoney') !== undefined)
        assignAmounts(ensureObject(target, 'companyMoney'), allTiers, amounts)
      setMember(target, 'per', after('per'))
      setMember(
        target,
        'needsOwnMoney',
        after('needsOwnMoney') ?? (account === undefined ? after('type') === 'HSA' : undefined),
      )
      return undefined
    },
  }
}

function removeAccount(
  plan: unknown,
  amounts: ReadonlyMap<string, unknown>,
  after: (name: string) => unknown,
): string | undefined {
  const account = memberOf(plan, 'account')
  if (account === undefined) return 'This plan has no account. Choose its type first: HSA, HRA, or FSA.'
  if (amounts.size > 0 || after('per') !== undefined || after('needsOwnMoney') !== undefined)
    return 'To remove the account, clear all cells of the account and the company’s money together. To keep it, choose its type.'
  const others = isRecord(account) ? Object.keys(account).filter((name) => !shownProperties.has(name)) : []
  if (others.length > 0)
    return 'The account also has terms that this table does not show, such as a match. Remove it in the form of the plan.'
  setMember(plan, 'account', undefined)
  return undefined
}
