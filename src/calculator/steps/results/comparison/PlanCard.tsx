import Check from '~icons/lucide/check'
import type { Outputs, PlanCosts } from '../../../../contract/outputs.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { write } from '../../../texts/messages.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { Term } from '../../../ui/Term.tsx'
import type { PlanFact, ResultFacts } from '../facts.ts'
import { paychecksOf } from '../outputs.ts'
import type { ComparedPlan } from './afterTaxes.ts'
import type { Difference } from './differences.ts'
import { paycheckText } from './planDifferences.ts'
import { PlanBar } from './PlanBar.tsx'

interface PlanCardProps {
  plan: ComparedPlan
  facts: ResultFacts
  outputs: Outputs
  /** The first card explains its words. */
  isFirst: boolean
}

/** A plan's name, its costs in a likely year and in the worst case, and its bar. */
export function PlanCard({ plan, facts, outputs, isFirst }: PlanCardProps) {
  const texts = sectionTexts.comparison
  return (
    <li className="compared-plan" data-best={plan.isBest}>
      <div className="compared-plan-head wrap">
        <div>
          <PlanName name={plan.name} />
          <PlanTags plan={plan} isSavingsChoice={facts.isSavingsChoice} />
        </div>
        <Total
          label={texts.amounts.likelyYear}
          plan={plan}
          total={plan.costs.totalCost}
          best={facts.best}
          difference={plan.difference}
        />
        {plan.afterTaxes && (
          <Total label={texts.amounts.afterTaxes} plan={plan} best={facts.best} {...plan.afterTaxes} />
        )}
      </div>
      <ul className="wrap">
        {amountsOf(plan).map(({ label, amount, meaning }) => (
          <li key={label}>
            <span>{isFirst ? <Term meaning={meaning}>{label}</Term> : label}</span> <b>{amount}</b>
          </li>
        ))}
      </ul>
      <PlanBar plans={outputs.plans} planKey={plan.key} />
    </li>
  )
}

function PlanTags({ plan, isSavingsChoice }: { plan: PlanFact; isSavingsChoice: boolean }) {
  const texts = sectionTexts.comparison
  if (!plan.isBest && !plan.isLowest && plan.dominatedBy === null) return null
  return (
    <p className="compared-plan-tags wrap">
      {plan.isBest && (
        <span data-best>
          <Check aria-hidden />
          {isSavingsChoice ? stepTexts.plans.savingsStyle : stepTexts.plans.best}
        </span>
      )}
      {plan.isLowest && <span>{texts.lowest}</span>}
      {plan.dominatedBy !== null && (
        <span>{texts.dominated({ other: <LocalizedText text={plan.dominatedBy} /> })}</span>
      )}
    </p>
  )
}

const kinds = ['PPO', 'HMO', 'HSA', 'HRA', 'FSA'] as const

/** A heading. Explains the kind of the plan if its name says it. */
function PlanName({ name }: { name: string }) {
  const kind = kinds.find((word) => name.split(/[^A-Z]+/).includes(word))
  const text = <LocalizedText text={name} />
  if (!kind) return <h3>{text}</h3>
  return (
    <Term Wrapper="h3" meaning={stepTexts.terms[kind]}>
      {text}
    </Term>
  )
}

interface TotalProps {
  label: string
  plan: PlanFact
  best: PlanFact
  total: number
  difference: Difference
}

function Total({ label, plan, best, total, difference }: TotalProps) {
  return (
    <p className="compared-plan-total">
      <span>{label}</span> <b>{formatMoney(total)}</b>{' '}
      {!plan.isBest && <DifferenceToBest {...difference} best={best} />}
    </p>
  )
}

function DifferenceToBest({ direction, amount, best }: Difference & { best: PlanFact }) {
  const texts = sectionTexts.comparison
  return (
    <small className="soft">
      <bdi aria-hidden>{write(texts.difference[direction], { amount })}</bdi>
      <span className="visually-hidden">
        {texts.differenceInWords[direction]({ amount, plan: <LocalizedText text={best.name} /> })}
      </span>
    </small>
  )
}

/** The amounts below that of a likely year. */
function amountsOf({ costs, paycheck, worstCase, deductible }: PlanFact) {
  const labels = sectionTexts.comparison.amounts
  const { terms } = stepTexts
  const amounts = [
    paycheck
      ? {
          label: labels.paycheck({ count: paycheck.count }),
          amount: paycheckText(paycheck),
          meaning: terms.paycheck,
        }
      : { label: labels.paychecks, amount: formatMoney(paychecksOf(costs)), meaning: terms.paychecks },
    worstCase === null
      ? null
      : {
          label: labels.worstCase,
          amount: worstCase === 'noLimit' ? stepTexts.plans.noLimit : formatMoney(worstCase),
          meaning: terms.worstCase,
        },
    { label: labels.companyMoney, amount: companyMoneyText(costs), meaning: terms.companyMoney },
    deductible && {
      label: labels[deductible.isOfFamily ? 'familyDeductible' : 'deductible'],
      amount: formatMoney(deductible.amount),
      meaning: terms.deductible,
    },
  ]
  return amounts.filter((each) => each !== null)
}

/** What the estimate uses, and what the company pays in if that is more. */
function companyMoneyText({ hsaFunds, facts }: PlanCosts) {
  const used = formatMoney(hsaFunds)
  const full = formatMoney(facts?.companyContribution?.full ?? hsaFunds)
  return full === used ? used : sectionTexts.comparison.usedOfCompanyMoney({ used, full })
}
