import type { PlansDocument } from '../../contract/plans.ts'
import { dollars } from './dollars.ts'
import { payrollRows } from './payrollRows.ts'
import type { DocumentFault, PlansRule } from './Rule.ts'
import {
  usualCompanyMoney,
  usualLimit,
  usualPayroll,
  usualPrice,
  usualSurcharge,
  type UsualRange,
} from './usualAmounts.ts'

interface Amount {
  pointer: string
  /** Dollars a year, or of one use. */
  amount: number
  usual: UsualRange
}

/** Amounts of another size than any client has. Nothing is certain of them, so that a human decides. */
export const moneyRules: readonly PlansRule[] = [
  {
    code: 'money-like-cents',
    severity: 'warning',
    title: 'Money is in dollars.',
    check: ({ plans }) =>
      amountsOf(plans)
        .filter(({ amount, usual }) => amount > usual.most && amount / 100 >= usual.least)
        .map(({ pointer, amount, usual }) =>
          amount / 100 <= usual.most
            ? fault(
                pointer,
                `${dollars(amount)} is far more than usual, and looks like an amount in cents.`,
                'Write it in dollars',
              )
            : fault(pointer, `${dollars(amount)} is far more than usual.`, 'Write it in dollars'),
        ),
  },
  {
    code: 'money-like-a-month',
    severity: 'warning',
    title: 'Yearly amounts are for a year.',
    check: ({ plans }) =>
      amountsOf(plans)
        .filter(({ amount, usual }) => amount > 0 && amount < usual.least)
        .map(({ pointer, amount }) =>
          fault(
            pointer,
            `${dollars(amount)} a year is far less than usual, and looks like the amount of a month or of a pay.`,
            "Write the amount of a year, or give it as 'perPay' with 'payPeriods'",
          ),
        ),
  },
]

function fault(pointer: string, message: string, mend: string): DocumentFault {
  return { pointer, message, mend: `${mend}; accept it if it is meant.` }
}

/** Each rule goes over all amounts of a document. */
const known = new WeakMap<PlansDocument, Amount[]>()

function amountsOf(document: PlansDocument): Amount[] {
  const amounts = known.get(document) ?? findAmounts(document)
  known.set(document, amounts)
  return amounts
}

function findAmounts(document: PlansDocument): Amount[] {
  return [
    ...payrollAmounts(document),
    ...surchargeAmounts(document),
    ...planAmounts(document),
    ...prices(document),
  ]
}

function payrollAmounts(document: PlansDocument): Amount[] {
  return payrollRows(document).flatMap(({ pointer, amounts }) =>
    amounts.map(({ tier, amount }) => ({ pointer: `${pointer}/${tier}`, amount, usual: usualPayroll[tier] })),
  )
}

function surchargeAmounts({ surcharges, payPeriods = NaN }: PlansDocument): Amount[] {
  return surcharges.map(({ yearly, perPay = 0 }, place) => ({
    pointer: `/surcharges/${place}/${yearly === undefined ? 'perPay' : 'yearly'}`,
    amount: Math.abs(yearly ?? perPay * payPeriods),
    usual: usualSurcharge,
  }))
}

function planAmounts({ plans }: PlansDocument): Amount[] {
  return plans.flatMap(({ deductible, outOfPocketMaximum, account }, place) => {
    const limits = Object.entries({ deductible, outOfPocketMaximum }).flatMap(
      ([name, { individual, family }]) => [
        { pointer: `/plans/${place}/${name}/individual`, amount: individual, usual: usualLimit },
        { pointer: `/plans/${place}/${name}/family`, amount: family, usual: usualLimit },
      ],
    )
    const money = Object.entries(account?.companyMoney ?? {}).map(([tier, amount]) => ({
      pointer: `/plans/${place}/account/companyMoney/${tier}`,
      amount,
      usual: usualCompanyMoney,
    }))
    return [...limits, ...money]
  })
}

function prices({ services }: PlansDocument): Amount[] {
  return services.map(({ allowedAmount }, place) => ({
    pointer: `/services/${place}/allowedAmount`,
    amount: allowedAmount,
    usual: usualPrice,
  }))
}
