/** Texts of the section about accounts and taxes. */
export const account = {
  heading: 'Accounts and taxes',

  companyMoney: {
    paid: 'Your company pays {full} into your {account}.',
    /** Stands for the kind of account if the kind is not known. */
    account: 'account',
    kept: "You'd use {used} this year and keep {remaining}.",
    left: "You'd use {used} this year. The other {remaining} may be lost.",
    allUsed: "You'd use all of it this year.",
    allKept: "You'd keep all of it.",
    allLeft: "You'd use none of it this year. It may be lost.",
    installments: 'It comes in {months}.',
  },

  tax: {
    plan: 'Most people pay for their plan before taxes.',
    planAndAccount: 'Most people pay for their plan and {account} before taxes.',
    saved: 'You would save about {amount} in taxes with {plan}.',
    none: 'You would save no taxes with {plan}.',
    needsPay: 'Enter your yearly household pay to see the taxes you save.',
    needsCorrection: 'Check the amounts that you entered to see the taxes you save.',
    count: 'Count tax savings',
    countHint: 'The plans side by side then also show their cost after tax savings.',
    caption: 'Taxes you save',
    federal: 'Federal income tax',
    payroll: 'Social Security and Medicare',
    state: 'State income tax',
    total: 'In total',
    note: 'This is not tax advice. It counts what your paychecks pay for the plan and the account, but not surcharges. It uses the tax rates of {year}. Tax credits can lower the savings.',
    ofContribution: 'Paying in {contribution} saves you {amount} in taxes.',
    turnOn: 'Turn on “{switch}” to see the taxes that this saves.',
  },

  filingStatus: 'How you file your taxes',
  filingStatuses: {
    single: 'Single',
    joint: 'Married filing jointly',
    headOfHousehold: 'Head of household',
  },
  income: 'Yearly household pay before tax',
  ownPay: 'Your own part of it',
  ownPayHint:
    "Leave it empty if all of it is yours. Social Security tax ends at {amount} of one person's pay in {year}.",
  statePercentage: 'State income tax, in percent',
  stateHint:
    'Leave it empty if your state has no income tax. Do the same in California and New Jersey, which may tax this money.',
  enterAmount: 'Enter an amount from $0 to {highest}.',
  enterPercentage: 'Enter a percentage from 0 to {highest}.',

  ownSavings: 'What your own {account} savings would do',
  ownSavingsWith: 'What your own {account} savings would do with {plan}',
  onlyCompany: 'What your {account} does',
  contribution: 'What you pay into your {account} in {planYear}',
  perPaycheck: {
    one: '{amount} from {count} paycheck.',
    other: '{amount} from each of {count} paychecks.',
  },
  limit: 'The full limit is {total}. Your company pays in {company}, so you can pay in {own}.',
  /** The count is an age. */
  catchUp: { one: "I'm {count} or older", other: "I'm {count} or older" },

  balance: {
    caption: 'Your {account} in {planYear}',
    companyMoney: 'Company money',
    matched: 'Added by your company',
    contribution: 'From you',
    used: "For this year's care",
    needsCorrection: 'Correct what you pay in to see what is left.',
    remaining: 'Left at the end of the year',
    outlook: {
      HSA: 'You keep what is left.',
      FSA: 'You may lose what is left. Some companies let you keep up to {carryOver} (as of {year}) for the next year.',
      HRA: 'What is left belongs to your company. Ask if you can use it next year.',
      other: 'Ask your company what happens to what is left.',
    },
    uncovered: "The account does not cover {amount} of this year's care.",
    uncountedMatch: 'The results above do not count what your company adds.',
    noLimit: "We don't know how much you can pay into your {account} in {planYear}.",
  },
} as const
