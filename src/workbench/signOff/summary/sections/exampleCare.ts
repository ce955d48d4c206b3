import { sumExpenses } from '../../../../calculator/rules/expenses.ts'
import { formatExactMoney } from '../../../../calculator/rules/formatMoney.ts'
import type { ExpenseLine } from '../../../../contract/outputs.ts'
import type { Payment, Plan, PlansDocument } from '../../../../contract/plans.ts'
import { formatNumber, formatPercent } from '../../../cells/numbers.ts'
import { paymentFor } from '../paymentFor.ts'

/**
 * Returns whether a single person pays the same in every order of the claims. The summary then needs no mean over several
 * orders. The order matters only if a limit is met while there are claims of several services.
 */
export function canBeCheckedByHand(document: PlansDocument, plan: Plan, lines: ExpenseLine[]): boolean {
  const drugs = new Set(document.services.filter(({ isDrug }) => isDrug).map(({ id }) => id))
  const isUnderDrugDeductible = ({ service }: ExpenseLine) =>
    plan.drugDeductible !== undefined && drugs.has(service)
  const care = lines.filter((line) => !isUnderDrugDeductible(line))
  const isMet = (claims: ExpenseLine[], deductible: number) =>
    sumExpenses(claims).deductible >= deductible && claims.length > 1
  return (
    lines.every(({ person, amountOverMaximum }) => person.role === 'subscriber' && amountOverMaximum === 0) &&
    !isMet(care.filter(isLimited), plan.deductible.individual) &&
    !isMet(lines.filter(isUnderDrugDeductible).filter(isLimited), plan.drugDeductible ?? Infinity)
  )

  function isLimited({ service }: ExpenseLine) {
    return paymentFor(plan, service).deductible === true
  }
}

/** How the employee's payments follow from the prices and the plan, and their sum. */
export function describeCare(plan: Plan, lines: ExpenseLine[]): string[] {
  const paid = lines.map((line) => formatExactMoney(sumExpenses([line]).paid))
  return [
    ...lines.map((line, index) => `${describeLine(line, paymentFor(plan, line.service))} = ${paid[index]}.`),
    `Out of pocket: ${paid.join(' + ') || '$0.00'} = ${formatExactMoney(sumExpenses(lines).paid)}.`,
  ]
}

function describeLine(line: ExpenseLine, payment: Payment) {
  const { name, uses, allowedAmount, deductible, copay, coinsurance, notCovered } = line
  const price = `${formatNumber(uses)} × ${formatExactMoney(allowedAmount / uses)} = ${formatExactMoney(allowedAmount)}`
  const parts = [
    ...(deductible > 0 ? [`${formatExactMoney(deductible)} deductible`] : []),
    ...(copay > 0 ? [describeCopay(uses, copay, payment)] : []),
    ...(coinsurance > 0 ? [describeCoinsurance(coinsurance, payment)] : []),
    ...(notCovered > 0 ? [`${formatExactMoney(notCovered)} not covered`] : []),
  ]
  return `${name}: ${price}. The employee pays ${parts.join(' + ') || 'nothing'}`
}

function describeCopay(uses: number, copay: number, payment: Payment) {
  const isOfEachUse = payment.copay !== undefined && toCents(payment.copay * uses) === toCents(copay)
  return isOfEachUse
    ? `${formatNumber(uses)} × ${formatExactMoney(payment.copay!)} copay`
    : `${formatExactMoney(copay)} of copays`
}

function describeCoinsurance(
  amount: number,
  { coinsurance, coinsuranceMinimum, coinsuranceMaximum }: Payment,
) {
  const isPercentage = coinsurance && coinsuranceMinimum === undefined && coinsuranceMaximum === undefined
  return isPercentage
    ? `${formatPercent(coinsurance)} of ${formatExactMoney((amount * 100) / coinsurance)}`
    : `${formatExactMoney(amount)} coinsurance`
}

function toCents(dollars: number) {
  return Math.round(dollars * 100)
}
