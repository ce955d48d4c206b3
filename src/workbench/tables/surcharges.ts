import type { CoverageCode } from '../../contract/inputs.ts'
import { defineTable } from './defineTable.ts'
import type { Entry, Field } from './Layout.ts'
import { choiceOf, flag, requiredText, signedMoney } from './formats.ts'
import { ensurePart, entryPlace, joinEntries, joinedField, type JoinedEntry } from './joinedEntries.ts'
import { listActions } from './listActions.ts'
import { listFormat } from './listFormat.ts'
import { ensureObject, listOf, memberOf, nameOf, numberRepeated, setMember } from './readDocument.ts'
import type { CellFormat } from './CellFormat.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { readTiers } from './readTiers.ts'
import { allTiers, shortTierTitle, tierTitles } from '../cells/tierTitles.ts'
import {
  assignAmounts,
  changeAmounts,
  findWrittenUnit,
  readAmounts,
  unitAmountFormat,
} from './unitAmounts.ts'
import { units, type Unit } from './units.ts'

const statement = requiredText('statement that employees agree to')
const perFormat = choiceOf({ household: 'Household', adult: 'Each adult', person: 'Each person' })
const unitFormat = choiceOf({ yearly: 'Year', perPay: 'Paycheck' }, [
  [/^(?:per|a) year$|^yearly$/i, 'yearly'],
  [/^(?:per|a) paycheck$/i, 'perPay'],
])

const byTierProperties: Record<Unit, string> = { yearly: 'yearlyByTier', perPay: 'perPayByTier' }

/** The surcharges, and the credits, which are negative. */
export const surcharges = defineTable({
  title: 'Surcharges and credits',
  ...listActions('surcharges', 'surcharge or credit'),
  layout: (values) => {
    const tiers = readTiers(values)
    const plansFormat = createPlansFormat(values)
    const tiersFormat = listFormat(
      tiers.map((tier) => ({ title: tierTitles[tier], value: tier })),
      'tier',
    )
    return {
      headers: [],
      columns: [
        {
          name: 'statement',
          title: 'Surcharge or credit',
          kind: 'text',
          isRowHeader: true,
          isTranslatable: true,
        },
        { name: 'amount', title: 'Every tier', kind: 'money', emptyMeans: 'by tier' },
        { name: 'unit', title: 'Per', kind: 'choice', choices: unitFormat.choices! },
        ...tiers.map((tier) => ({
          name: tier,
          title: tierTitles[tier],
          group: 'Or by tier',
          shortTitle: shortTierTitle(tier, tiers),
          kind: 'money' as const,
        })),
        { name: 'per', title: 'For', kind: 'choice', choices: perFormat.choices!, emptyMeans: 'Household' },
        { name: 'plans', title: 'Only under', kind: 'text', emptyMeans: 'every plan' },
        {
          name: 'paidIntoAccount',
          title: 'Paid into the account',
          kind: 'flag',
          choices: flag.choices!,
          emptyMeans: 'No',
        },
        { name: 'appliesTo', title: 'Shown only to', kind: 'text', emptyMeans: 'every tier' },
      ],
      rows: joinEntries(values, 'surcharges', 'instance.json').map((entry) => {
        const priced = (property: string, format: CellFormat) =>
          joinedField(values, 'surcharges', entry, 'plans.json', property, format)
        return {
          name: entry.name,
          places: [entryPlace('surcharges', entry)],
          headers: [],
          fields: {
            statement: joinedField(values, 'surcharges', entry, 'instance.json', 'statement', statement),
            ...amountFields(values, entry, tiers),
            per: priced('per', perFormat),
            plans: priced('plans', plansFormat),
            paidIntoAccount: priced('paidIntoAccount', flag),
            appliesTo: joinedField(values, 'surcharges', entry, 'instance.json', 'appliesTo', tiersFormat),
          },
        }
      }),
    }
  },
})

function createPlansFormat(values: YearValues) {
  const plans = listOf(values['plans.json'], 'plans')
  const titles = numberRepeated(plans.map((plan) => nameOf(plan, 'displayName', memberOf(plan, 'key'))))
  return listFormat(
    plans.map((plan, index) => ({ title: titles[index]!, value: memberOf(plan, 'key') })),
    'plan',
  )
}

/** The amount is one of four properties: per year or per paycheck, for every tier or by tier. */
function amountFields(
  values: YearValues,
  entry: JoinedEntry,
  tiers: readonly CoverageCode[],
): Record<string, Field> {
  const paychecks = memberOf(values['plans.json'], 'payPeriods')
  const { value: surcharge, index } = entry.parts['plans.json']
  const unit =
    units.find((each) =>
      [each, byTierProperties[each]].some((name) => memberOf(surcharge, name) !== undefined),
    ) ?? 'yearly'
  const byTier = memberOf(surcharge, byTierProperties[unit])
  const location = ['surcharges', index]
  const ensureSurcharge = () => ensurePart(values, 'surcharges', entry, 'plans.json')
  const group = amountEntry(surcharge, ensureSurcharge, unit, paychecks)
  const format = unitAmountFormat(signedMoney, unit, unit, paychecks)
  const field = (path: string[], value: unknown, fieldFormat: CellFormat): Field => ({
    file: 'plans.json',
    location: [...location, ...path],
    value,
    format: fieldFormat,
    entry: group,
  })
  const isStored = memberOf(surcharge, unit) !== undefined || byTier !== undefined
  return {
    amount: {
      ...field([unit], memberOf(surcharge, unit), format),
      ...(byTier === undefined && { emptyMeans: '' }),
    },
    ...Object.fromEntries(
      tiers.map((tier) => [tier, field([byTierProperties[unit], tier], memberOf(byTier, tier), format)]),
    ),
    unit: field(
      [byTier === undefined ? unit : byTierProperties[unit]],
      isStored ? unit : undefined,
      unitFormat,
    ),
  }
}

function amountEntry(
  surcharge: unknown,
  ensureSurcharge: () => unknown,
  unit: Unit,
  paychecks: unknown,
): Entry {
  return {
    writeAll: (changed) => {
      const changes = new Map(changed)
      const chosen = changes.get('unit') as Unit | undefined
      changes.delete('unit')
      const current = readAmounts(memberOf(surcharge, byTierProperties[unit]))
      const flat = memberOf(surcharge, unit)
      if (flat !== undefined) current.set('amount', flat)
      const known = chosen ?? (current.size > 0 || paychecks === undefined ? unit : findWrittenUnit(changes))
      if (known === undefined && changes.size > 0)
        return 'Write the unit too, such as “20 per paycheck” or “480 a year”.'
      const to = known ?? unit
      // Another unit keeps the numbers, because it corrects how they were read.
      const amounts = changeAmounts({ current, changes, from: to, to, shown: to, paychecks })
      if (typeof amounts === 'string') return amounts
      const hasTiers = allTiers.some((tier) => amounts.has(tier))
      if (amounts.has('amount') && hasTiers)
        return 'The amount is either the same for every tier, or by tier. Clear the other cells first.'
      const part = ensureSurcharge()
      setMember(part, to, amounts.get('amount'))
      if (to !== unit) {
        const moved = memberOf(part, byTierProperties[unit])
        setMember(part, unit, undefined)
        setMember(part, byTierProperties[unit], undefined)
        setMember(part, byTierProperties[to], moved)
      }
      if (hasTiers) assignAmounts(ensureObject(part, byTierProperties[to]), allTiers, amounts)
      else setMember(part, byTierProperties[to], undefined)
      return undefined
    },
  }
}
