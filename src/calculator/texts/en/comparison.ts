/** Texts of the comparison of plans in the results. */
export const comparison = {
  heading: 'Plans side by side',
  amounts: {
    likelyYear: 'A likely year',
    afterTaxes: 'After tax savings',
    paycheck: { one: 'From {count} paycheck', other: 'Each of {count} paychecks' },
    /** All paychecks of the year. */
    paychecks: 'From your paychecks',
    worstCase: 'Worst case',
    companyMoney: 'Company money',
    deductible: 'Deductible',
    familyDeductible: 'Family deductible',
  },
  usedOfCompanyMoney: '{used} of {full}',
  beforeAndAfterBirth: '{before}, then {after} from the birth',
  /** Above the plans, if the visitor counts tax savings. */
  afterTaxes: 'After tax savings, {plan} costs least.',
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
  legend: {
    paychecks: 'Paychecks',
    care: 'Care costs after company money',
    credit: 'More than you pay',
    worst: 'Worst case',
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
    worstCase: 'Worst case',
    paychecks: 'From your paychecks, with surcharges and credits',
    paycheck: 'Each paycheck',
    care: 'Care costs',
    largestBill: 'Largest bill',
    company: 'Company money in this estimate',
    contribution: 'Company money in the account',
    match: 'Company money for your own savings',
    coinsurance: 'Your usual share after the deductible',
    otherProviders: 'Care assumed at other providers',
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
    match: '{percentage}, up to {maximum}',
    shared: '{amount}, even for one person',
  },
} as const
