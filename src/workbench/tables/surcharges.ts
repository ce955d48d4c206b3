import type { CoverageCode } from '../../contract/inputs.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import {
  choiceOf,
  flag,
  listFormat,
  optionalText,
  requiredText,
  signedMoney,
  type CellFormat,
} from '../cells/formats.ts'
import { parseFailure } from '../../compare/values/numbers.ts'
import { tierTitles } from '../../compare/values/tierTitles.ts'
import { allTiers, findTierTitles, shortTierTitle } from '../cells/tierTitles.ts'
import { EditError } from '../../check/edit/editJson.ts'
import { type TimesPerYear } from './frequencies.ts'
import type { CellBinding, CellBindings, WriteValues } from './Table.ts'
import { listTable, type JoinedEntry, type ListColumn } from './listTable.ts'
import { ensureObject, memberOf, readPlans, readTiers, setMember } from './readDocument.ts'
import { signedAmountFormat } from './signedAmountFormat.ts'
import {
  asUnit,
  assignAmounts,
  changeAmounts,
  findWrittenUnit,
  readAmounts,
  unitAmountFormat,
  units,
  writtenUnit,
  type FileUnit,
  type Unit,
} from './unitAmounts.ts'

const perFormat = choiceOf({ household: 'Household', adult: 'Each adult', person: 'Each person' })
const unitFormat = choiceOf({ yearly: 'Year', perPay: 'Paycheck' }, [
  [/^(?:per|a) year$|^yearly$/i, 'yearly'],
  [/^(?:per|a) paycheck$/i, 'perPay'],
])

/** The statement of employees whose spouse is not covered. A number is meant for a tier. */
const statementFormat: CellFormat = {
  ...optionalText,
  parse: (text) =>
    text.trim() === '' || /\p{L}/u.test(text)
      ? optionalText.parse(text)
      : parseFailure(
          `“${text.trim()}” is no statement. Write what employees who do not cover a spouse agree to, such as “I use tobacco”. If they are not asked, leave this empty and choose the tiers under “Shown only to”.`,
        ),
}

const byTierProperties: Record<Unit, string> = { yearly: 'yearlyByTier', perPay: 'perPayByTier' }

export const surcharges = listTable({
  title: 'Surcharges and credits',
  list: 'surcharges',
  noun: 'surcharge or credit',
  columns: listColumns,
  bindingsOf: amountBindings,
  hasUnits: true,
})

function listColumns(values: YearValues): ListColumn[] {
  const file = 'plans.json' as const
  const tiers = readTiers(values)
  const planItems = readPlans(values).map(({ title, plan }) => ({ title, value: memberOf(plan, 'key') }))
  const tierItems = tiers.map((tier) => ({ title: tierTitles[tier], value: tier }))
  return [
    {
      file: 'instance.json',
      name: 'statement',
      title: 'Surcharge or credit',
      format: requiredText('statement that employees agree to'),
      isRowHeader: true,
      isTranslatable: true,
    },
    {
      file: 'instance.json',
      name: 'statementWithoutSpouse',
      title: 'Statement without a spouse',
      format: statementFormat,
      emptyMeans: 'the same',
      isTranslatable: true,
    },
    { file, name: 'amount', title: 'Every tier', format: signedMoney, emptyMeans: 'by tier' },
    { file, name: 'unit', title: 'Per', format: unitFormat },
    ...tiers.map((tier) => ({
      file,
      name: tier,
      title: tierTitles[tier],
      group: 'Or by tier',
      part: 'By tier',
      shortTitle: shortTierTitle(tier, tiers),
      format: signedMoney,
    })),
    { file, name: 'per', title: 'For', format: perFormat, emptyMeans: 'Household' },
    {
      file,
      name: 'plans',
      title: 'Only under',
      format: listFormat(planItems, 'plan'),
      emptyMeans: 'every plan',
      note: listChoices(planItems),
    },
    { file, name: 'paidIntoAccount', title: 'Paid into the account', format: flag, emptyMeans: 'No' },
    {
      file: 'instance.json',
      name: 'appliesTo',
      title: 'Shown only to',
      format: listFormat(tierItems, 'tier', findTierTitles),
      emptyMeans: 'every tier',
      note: listChoices(tierItems),
    },
  ]
}

function listChoices(items: readonly { title: string }[]) {
  return `Choose from: ${items.map(({ title }) => title).join(', ')}`
}

/**
 * The amount is one of four properties: per year or per paycheck, for every tier or by tier.
 * @param view the unit of amounts that are written without one; that of the entry by default
 */
function amountBindings(entry: JoinedEntry, values: YearValues, view?: string): CellBindings {
  const timesPerYear = memberOf(values['plans.json'], 'payPeriods')
  const { value: surcharge, index } = entry.parts['plans.json']
  const hasUnit = (unit: Unit) =>
    [unit, byTierProperties[unit]].some((name) => memberOf(surcharge, name) !== undefined)
  const stored = units.find(hasUnit)
  const unit = stored ?? 'yearly'
  const byTierProperty = byTierProperties[unit]
  const byTier = memberOf(surcharge, byTierProperty)
  const shown = asUnit(view)
  const write = writeAmounts(entry, unit, shown, timesPerYear)
  const current = [memberOf(surcharge, unit), ...readAmounts(byTier).values()].filter(
    (amount) => typeof amount === 'number',
  )
  const format = signedAmountFormat(unitAmountFormat(signedMoney, unit, shown ?? unit, timesPerYear), current)
  const binding = (path: string[], value: unknown): CellBinding => ({
    file: 'plans.json',
    location: ['surcharges', index, ...path],
    value,
    format,
    write,
  })
  return {
    amount: {
      ...binding([unit], memberOf(surcharge, unit)),
      ...(byTier === undefined && { emptyMeans: '' }),
    },
    ...Object.fromEntries(
      readTiers(values).map((tier: CoverageCode) => [
        tier,
        binding([byTierProperty, tier], memberOf(byTier, tier)),
      ]),
    ),
    unit: { ...binding([byTier === undefined ? unit : byTierProperty], stored), format: unitFormat },
  }
}

function writeAmounts(
  { parts, ensurePart }: JoinedEntry,
  unit: Unit,
  shown: FileUnit | undefined,
  timesPerYear: TimesPerYear,
): WriteValues {
  const shownUnit = writtenUnit(shown)
  const surcharge = parts['plans.json'].value
  return (changed) => {
    const changes = new Map(changed)
    const chosen = changes.get('unit') as Unit | undefined
    changes.delete('unit')
    const current = readAmounts(memberOf(surcharge, byTierProperties[unit]))
    const flat = memberOf(surcharge, unit)
    if (flat !== undefined) current.set('amount', flat)
    const known =
      chosen ??
      (current.size > 0 || timesPerYear === undefined ? unit : (findWrittenUnit(changes) ?? shownUnit))
    if (known === undefined && changes.size > 0)
      throw new EditError('Write the unit too, such as “20 per paycheck” or “480 a year”.')
    const to = known ?? unit
    // Another unit keeps the numbers, because it corrects how they were read.
    const amounts = changeAmounts({ current, changes, from: to, to, shown: shownUnit ?? to, timesPerYear })
    const hasTiers = allTiers.some((tier) => amounts.has(tier))
    if (amounts.has('amount') && hasTiers)
      throw new EditError(
        'The amount is either the same for every tier, or by tier. Clear the other cells first.',
      )
    const part = ensurePart('plans.json')
    setMember(part, to, amounts.get('amount'))
    if (to !== unit) {
      const moved = memberOf(part, byTierProperties[unit])
      setMember(part, unit, undefined)
      setMember(part, byTierProperties[unit], undefined)
      setMember(part, byTierProperties[to], moved)
    }
    if (hasTiers) assignAmounts(ensureObject(part, byTierProperties[to]), amounts)
    else setMember(part, byTierProperties[to], undefined)
  }
}
