import type { ReactNode } from 'react'
import { plural } from './grammar.ts'

interface TradeOff {
  plan: ReactNode
  other: ReactNode
  paychecks: ReactNode
  care: ReactNode
  /** Whether one of the plans has company money, which the difference in care takes into account. */
  hasCompanyMoney: boolean
}

const forCare = ({ hasCompanyMoney }: TradeOff) =>
  hasCompanyMoney ? "for care, after your company's money" : 'for care'

/** Texts of the comparison of plans in the results. */
export const comparison = {
  heading: 'How your plans compare',
  period: 'Amounts for',
  periods: { year: 'A year', paycheck: 'A paycheck' },
  perPaycheck: ({ count }: { count: number }) =>
    `The year's costs, divided by ${count} paychecks. Bills don't come in equal parts.`,
  sort: 'Sort by',
  /** What screen readers say after a choice of the period or the order. */
  periodChosen: {
    year: () => 'Amounts for a year.',
    paycheck: ({ count }: { count: number }) => `Amounts for each of ${count} paychecks.`,
  },
  sorted: {
    totalCost: ({ plan }: { plan: string }) => `Sorted by expected cost. First: ${plan}.`,
    worstCase: ({ plan }: { plan: string }) => `Sorted by worst case. First: ${plan}.`,
    paychecks: ({ plan }: { plan: string }) => `Sorted by paychecks. First: ${plan}.`,
  },
  orders: { totalCost: 'Expected cost', worstCase: 'Worst case', paychecks: 'Paychecks' },

  lowest: 'Lowest estimate',
  dominated: ({ other }: { other: ReactNode }) => <>Never costs less than {other}</>,
  difference: {
    more: ({ amount }: { amount: string }) => `+${amount}`,
    less: ({ amount }: { amount: string }) => `−${amount}`,
    same: () => 'about the same',
  },
  differenceInWords: {
    more: ({ amount }: { amount: string }) => `${amount} more than the best plan`,
    less: ({ amount }: { amount: string }) => `${amount} less than the best plan`,
    same: () => 'about the same as the best plan',
  },
  parts: {
    paychecks: ({ amount }: { amount: ReactNode }) => <>Paychecks {amount}</>,
    charges: ({ amount }: { amount: ReactNode }) => <>Surcharges and credits {amount}</>,
    care: ({ amount }: { amount: ReactNode }) => <>Care {amount}</>,
    company: ({ amount }: { amount: ReactNode }) => <>Company {amount}</>,
  },
  /** Before amounts that stay yearly while the others are those of a paycheck. */
  overYear: 'Over a year:',
  mostYearsSame: ({ amount }: { amount: ReactNode }) => <>Most years {amount}</>,
  mostYears: ({ low, high }: { low: ReactNode; high: ReactNode }) => (
    <>
      Most years {low} to {high}
    </>
  ),
  worstCase: ({ amount }: { amount: ReactNode }) => <>Worst case {amount}</>,
  legend: {
    paychecks: 'From your paychecks',
    charges: 'Surcharges',
    care: 'For care',
    company: 'Paid by your company',
    credits: 'Credits',
    range: '8 in 10 years like this one',
    worst: 'Worst case',
  },

  /** By what the plan takes from the paychecks compared with the other one, then by what it leaves to pay for care. */
  tradeOff: {
    less: {
      more: (values: TradeOff) => (
        <>
          With {values.plan}, you keep {values.paychecks} more of your paychecks than with {values.other}, but
          pay {values.care} more {forCare(values)}.
        </>
      ),
      less: (values: TradeOff) => (
        <>
          With {values.plan}, you keep {values.paychecks} more of your paychecks than with {values.other}, and
          pay {values.care} less {forCare(values)}.
        </>
      ),
      same: (values: TradeOff) => (
        <>
          With {values.plan}, you keep {values.paychecks} more of your paychecks than with {values.other}, and
          pay about the same {forCare(values)}.
        </>
      ),
    },
    more: {
      more: (values: TradeOff) => (
        <>
          With {values.plan}, you keep {values.paychecks} less of your paychecks than with {values.other}, and
          pay {values.care} more {forCare(values)}.
        </>
      ),
      less: (values: TradeOff) => (
        <>
          With {values.plan}, you keep {values.paychecks} less of your paychecks than with {values.other}, but
          pay {values.care} less {forCare(values)}.
        </>
      ),
      same: (values: TradeOff) => (
        <>
          With {values.plan}, you keep {values.paychecks} less of your paychecks than with {values.other}, and
          pay about the same {forCare(values)}.
        </>
      ),
    },
    same: {
      more: (values: TradeOff) => (
        <>
          {values.plan} takes about the same from your paychecks as {values.other}, but you pay {values.care}{' '}
          more {forCare(values)}.
        </>
      ),
      less: (values: TradeOff) => (
        <>
          {values.plan} takes about the same from your paychecks as {values.other}, and you pay {values.care}{' '}
          less {forCare(values)}.
        </>
      ),
      same: () => null,
    },
  },
  compareTwo: 'Compare two plans',
  firstPlan: 'First plan',
  secondPlan: 'Second plan',
  samePlan: 'Choose two different plans.',
  noDifference: 'These plans have the same costs and terms.',
  differences: ({ count, first, second }: { count: number; first: string; second: string }) =>
    plural(count, {
      one: `1 difference between ${first} and ${second}.`,
      other: `${count} differences between ${first} and ${second}.`,
    }),
  differencesCaption: 'Only what differs. Amounts are for a year.',
  term: 'Amount or term',
  valueNames: {
    totalCost: 'Estimated cost',
    rangeLow: '1 in 10 years costs less than',
    rangeHigh: '1 in 10 years costs more than',
    worstCase: 'Worst case',
    paychecks: 'From your paychecks',
    paycheck: 'From one paycheck',
    charges: 'Surcharges and credits',
    care: 'For care',
    company: 'Company money in this estimate',
    contribution: 'What the company pays into the account',
    match: 'What the company adds to your own savings',
    matchMaximum: 'The most it adds',
    coinsurance: 'Your usual share after the deductible',
  },
  limitNames: {
    deductible: 'Deductible',
    drugDeductible: 'Drug deductible',
    maximum: 'Out-of-pocket maximum',
    drugMaximum: 'Drug maximum',
  },
  limitOfPerson: ({ limit }: { limit: string }) => `${limit}, each person`,
  limitOfFamily: ({ limit }: { limit: string }) => `${limit}, shared by the family`,
  values: {
    none: 'None',
    shared: 'Shared',
    percent: ({ percentage }: { percentage: number }) => `${percentage}%`,
  },
}
