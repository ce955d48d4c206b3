/** Texts of the account explorer. */
export const account = {
  ownSavings: 'What your own {account} savings would do',
  companyMoney: 'What your {account} does',
  notAdvice: 'An estimate, not tax advice. It does not change the results above.',

  contribution: 'What you pay into your {account} in {planYear}',
  perPaycheck: {
    one: '{amount} from {count} paycheck.',
    other: '{amount} from each of {count} paychecks.',
  },
  /** The count is an age. */
  catchUp: { one: "I'm {count} or older", other: "I'm {count} or older" },
  filingStatus: 'How you file your taxes',
  filingStatuses: {
    single: 'Single',
    joint: 'Married filing jointly',
    headOfHousehold: 'Head of household',
  },
  pleaseSelect: 'Please select',
  income: "Your household's yearly pay before taxes",
  ownPay: 'Your own part of it',
  ownPayHint:
    "Leave it empty if all of it is yours. Social Security tax ends at {amount} of one person's pay in {year}.",
  statePercentage: 'Your state income tax rate, in percent',
  stateHints: {
    HSA: 'Leave it empty if your state has no income tax, and in California and New Jersey, which tax HSA contributions.',
    other: 'Leave it empty if your state has no income tax, or if it taxes these contributions.',
  },
  payrollTax: 'Count payroll taxes',
  payrollTaxHint: 'You save Social Security and Medicare taxes if you pay in from your paychecks.',
  enterAmount: 'Enter an amount from $0 to {highest}.',
  enterPercentage: 'Enter a percentage from 0 to {highest}.',

  tax: {
    caption: 'Taxes you save',
    federal: 'Federal income tax',
    payroll: 'Social Security and Medicare',
    state: 'State income tax',
    total: 'In total',
    needsAmounts: "Enter what you pay in and your household's yearly pay to see the taxes you save.",
    needsCorrection: 'Check the amounts that you entered to see the taxes you save.',
    moreThanPay: "You pay in more than your household's yearly pay.",
    saved: 'You would save {amount} in taxes.',
    none: 'This contribution would save you no taxes.',
    effect:
      'Your estimated annual costs would then be {costAfterTax} instead of {cost}, not counting the {contribution} that you pay in.',
    unearned: "This counts {amount} less of your company's match.",
    figures:
      'Calculated with the tax rates and the standard deduction of {year}. Tax credits can make the federal part smaller.',
    earlierFigures:
      'Calculated with the tax rates and the standard deduction of {year}, because those of {planYear} are not included. Tax credits can make the federal part smaller.',
  },

  balance: {
    caption: 'Your {account} in {planYear}',
    companyMoney: 'From your company',
    matched: "Your company's match",
    contribution: 'From you',
    used: "For this year's care",
    needsCorrection: 'Correct what you pay in to see what is left at the end of the year.',
    remaining: 'Left at the end of the year',
    outlook: {
      HSA: 'What is left stays yours, and carries over to the next year.',
      FSA: 'What is left may be lost. Some companies let you carry over up to {carryOver} (as of {year}) into the next year.',
      HRA: 'What is left belongs to your company. Ask whether it carries over to the next year.',
      other: 'Ask your company what happens to what is left.',
    },
    uncovered: "The account does not cover {amount} of this year's care.",
    uncountedMatch: 'The results above do not count the match.',
    countedMatch:
      'The results above count a match of {match}. To get all of it, pay in at least {contribution}.',
    noLimit:
      "The results include no limit for your own {account} contributions in {planYear}, so this shows only your company's money.",
  },
} as const
