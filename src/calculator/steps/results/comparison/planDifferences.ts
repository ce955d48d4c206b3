import type { PlanCosts, PlanFacts } from '../../../../contract/outputs.ts'
import { formatMoney, formatPercentage } from '../../../rules/formatMoney.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { paycheckOf, type PlanFact } from '../facts.ts'
import { hasNoLimit, paychecksOf } from '../outputs.ts'

type Comparison = typeof sectionTexts.comparison

interface ComparedValue {
  label: string
  /** What the words of the label mean, if the plans above do not explain them. */
  meaning?: string
  /** What a plan has, as it is shown; null or undefined if the API does not send it. */
  show: (plan: PlanCosts) => string | null | undefined
}

const shown: Record<keyof Comparison['valueNames'], ComparedValue['show']> = {
  totalCost: ({ totalCost }) => formatMoney(totalCost),
  worstCase: (plan) => (hasNoLimit(plan) ? stepTexts.plans.noLimit : money(plan.worstCase)),
  paychecks: (plan) => formatMoney(paychecksOf(plan)),
  paycheck: (plan) => paycheckText(paycheckOf(plan)),
  care: ({ outOfPocketExpenses }) => formatMoney(outOfPocketExpenses),
  largestBill: ({ largestBill }) => money(largestBill?.amount),
  company: ({ hsaFunds }) => formatMoney(hsaFunds),
  contribution: ({ facts }) => facts && formatMoney(facts.companyContribution?.full ?? 0),
  match: ({ facts }) => facts && matchText(facts.match),
  coinsurance: ({ facts }) => percent(facts?.coinsurance),
  otherProviders: ({ facts }) => facts && sharesText(facts.otherProviders),
}

/** What a paycheck pays: one amount, or another one after a birth. */
export function paycheckText(paycheck: PlanFact['paycheck']) {
  if (!paycheck) return null
  const before = formatMoney(paycheck.amount)
  if (paycheck.afterBirth === null) return before
  return sectionTexts.comparison.beforeAndAfterBirth({ before, after: formatMoney(paycheck.afterBirth) })
}

function costValues(): ComparedValue[] {
  return (Object.keys(shown) as (keyof typeof shown)[]).map((name) => ({
    label: sectionTexts.comparison.valueNames[name],
    meaning: name === 'coinsurance' ? stepTexts.terms.coinsurance : undefined,
    show: shown[name],
  }))
}

/** The rows of deductibles and maximums. A family limit that every person may use up is only the family's. */
function limitValues(isFamily: boolean, meaningOfMaximum?: string): ComparedValue[] {
  const { values, limitNames } = sectionTexts.comparison
  return (Object.keys(limitNames) as (keyof typeof limitNames)[]).flatMap((name) => {
    const { single, person: ofPerson, family } = limitNames[name]
    const isDeductible = name === 'deductible' || name === 'drugDeductible'
    const meaning = isDeductible ? stepTexts.terms.deductible : meaningOfMaximum
    const showAs = (show: (limits: NonNullable<PlanFacts[typeof name]>) => string | null) => {
      return ({ facts }: PlanCosts) => facts && (facts[name] ? show(facts[name]) : values.none)
    }
    if (!isFamily) return { label: single, meaning, show: showAs(({ person }) => formatMoney(person)) }
    return [
      {
        label: ofPerson,
        meaning,
        show: showAs(({ person, household }) => {
          const amount = formatMoney(person)
          return person === household ? values.shared({ amount }) : amount
        }),
      },
      {
        label: family,
        meaning,
        show: showAs(({ household }) => money(household) ?? values.none),
      },
    ]
  })
}

export interface PlanDifference {
  label: string
  meaning?: string
  /** What each plan has; null if the API does not send it. */
  first: string | null
  second: string | null
}

/**
 * What differs between two plans, as it is shown.
 * @param isFamily whether several persons are covered.
 */
export function planDifferences(first: PlanCosts, second: PlanCosts, isFamily: boolean): PlanDifference[] {
  const { valueNames } = sectionTexts.comparison
  // For a plan whose copays do not count, it means something else.
  const meaningOfMaximum = hasNoLimit(first) || hasNoLimit(second) ? undefined : stepTexts.terms.maximum
  const all = [...costValues(), ...limitValues(isFamily, meaningOfMaximum)].map(({ show, ...row }) => ({
    ...row,
    first: show(first) ?? null,
    second: show(second) ?? null,
  }))
  const company = all.find(({ label }) => label === valueNames.company)!
  return all.filter(
    (row) =>
      row.first !== row.second &&
      // The estimate counts all that the company pays in.
      (row.label !== valueNames.contribution || row.first !== company.first || row.second !== company.second),
  )
}

function money(amount: number | null | undefined) {
  return amount == null ? null : formatMoney(amount)
}

function percent(percentage: number | undefined) {
  return percentage === undefined ? null : formatPercentage(percentage / 100)
}

function sharesText(providers: PlanFacts['otherProviders']) {
  const shares = (providers ?? []).map(({ name, share }) => `${name}: ${percent(share)}`)
  return shares.join(' · ') || sectionTexts.comparison.values.none
}

function matchText(match: PlanFacts['match']) {
  const { values } = sectionTexts.comparison
  if (!match) return values.none
  return values.match({ percentage: percent(match.percentage)!, maximum: formatMoney(match.maximum) })
}
