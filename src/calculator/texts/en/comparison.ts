/** Texts of the comparison of plans in the results. */
export const comparison = {
  heading: 'How your plans compare',
  period: 'Amounts for',
  periods: { year: 'A year', paycheck: 'A paycheck' },
  perPaycheck: {
    one: "The year's costs, divided by {count} paycheck. Bills don't come in equal parts.",
    other: "The year's costs, divided by {count} paychecks. Bills don't come in equal parts.",
  },
  sort: 'Sort by',
  /** What screen readers say after a choice of the period or the order. */
  periodChosen: {
    year: 'Amounts for a year.',
    paycheck: {
      one: 'Amounts for {count} paycheck.',
      other: 'Amounts for each of {count} paychecks.',
    },
  },
  sorted: {
    totalCost: 'Sorted by expected cost. First: {plan}.',
    worstCase: 'Sorted by worst case. First: {plan}.',
    paychecks: 'Sorted by paychecks. First: {plan}.',
  },
  orders: { totalCost: 'Expected cost', worstCase: 'Worst case', paychecks: 'Paychecks' },

  lowest: 'Lowest estimate',
  dominated: 'Never costs less than {other}',
  difference: {
    more: '+{amount}',
    less: '−{amount}',
    same: 'about the same',
  },
  differenceInWords: {
    more: '{amount} more than {plan}',
    less: '{amount} less than {plan}',
    same: 'about the same as {plan}',
  },
  parts: {
    paychecks: 'Paychecks {amount}',
    charges: 'Surcharges and credits {amount}',
    care: 'Care {amount}',
    company: 'Company {amount}',
  },
  /** Before amounts that stay yearly while the others are those of a paycheck. */
  overYear: 'Over a year:',
  mostYearsSame: 'Most years like this one {amount}',
  mostYears: 'Most years like this one {low} to {high}',
  worstCase: 'Worst case {amount}',
  noWorstCase: 'Worst case: no limit on copays',
  legend: {
    paychecks: 'From your paychecks',
    charges: 'Surcharges',
    care: 'For care',
    company: 'Paid by your company',
    credits: 'Credits',
    range: '8 in 10 years like this one',
    worst: 'Worst case',
  },

  /**
   * Whether company money reduces the cost of care; then by what the plan takes from the paychecks compared with the
   * other one; then by what it leaves to pay for care.
   */
  tradeOff: {
    care: {
      less: {
        more: 'With {plan}, you keep {paychecks} more of your paychecks than with {other}, but pay {care} more for care.',
        less: 'With {plan}, you keep {paychecks} more of your paychecks than with {other}, and pay {care} less for care.',
        same: 'With {plan}, you keep {paychecks} more of your paychecks than with {other}, and pay about the same for care.',
      },
      more: {
        more: 'With {plan}, you keep {paychecks} less of your paychecks than with {other}, and pay {care} more for care.',
        less: 'With {plan}, you keep {paychecks} less of your paychecks than with {other}, but pay {care} less for care.',
        same: 'With {plan}, you keep {paychecks} less of your paychecks than with {other}, and pay about the same for care.',
      },
      same: {
        more: '{plan} takes about the same from your paychecks as {other}, but you pay {care} more for care.',
        less: '{plan} takes about the same from your paychecks as {other}, and you pay {care} less for care.',
      },
    },
    careAfterCompanyMoney: {
      less: {
        more: "With {plan}, you keep {paychecks} more of your paychecks than with {other}, but pay {care} more for care, after your company's money.",
        less: "With {plan}, you keep {paychecks} more of your paychecks than with {other}, and pay {care} less for care, after your company's money.",
        same: "With {plan}, you keep {paychecks} more of your paychecks than with {other}, and pay about the same for care, after your company's money.",
      },
      more: {
        more: "With {plan}, you keep {paychecks} less of your paychecks than with {other}, and pay {care} more for care, after your company's money.",
        less: "With {plan}, you keep {paychecks} less of your paychecks than with {other}, but pay {care} less for care, after your company's money.",
        same: "With {plan}, you keep {paychecks} less of your paychecks than with {other}, and pay about the same for care, after your company's money.",
      },
      same: {
        more: "{plan} takes about the same from your paychecks as {other}, but you pay {care} more for care, after your company's money.",
        less: "{plan} takes about the same from your paychecks as {other}, and you pay {care} less for care, after your company's money.",
      },
    },
  },
  compareTwo: 'Compare two plans',
  firstPlan: 'First plan',
  secondPlan: 'Second plan',
  samePlan: 'Choose two different plans.',
  noDifference: 'These plans have the same costs and terms.',
  differences: {
    one: '{count} difference between {first} and {second}.',
    other: '{count} differences between {first} and {second}.',
  },
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
  /** If one person is covered; otherwise by whom the limit is for. */
  limitNames: {
    deductible: {
      single: 'Deductible',
      person: 'Deductible, each person',
      family: 'Deductible, shared by the family',
    },
    drugDeductible: {
      single: 'Drug deductible',
      person: 'Drug deductible, each person',
      family: 'Drug deductible, shared by the family',
    },
    maximum: {
      single: 'Out-of-pocket maximum',
      person: 'Out-of-pocket maximum, each person',
      family: 'Out-of-pocket maximum, shared by the family',
    },
    drugMaximum: {
      single: 'Drug maximum',
      person: 'Drug maximum, each person',
      family: 'Drug maximum, shared by the family',
    },
  },
  values: {
    none: 'None',
    shared: 'Shared',
  },
} as const
