/** Texts of the results. They load with the steps, while the visitor reads the home screen. */
export const results = {
  results: {
    heading: 'Your results',
    client: '{planYear}, {client}',
    date: 'An estimate of {date}',
    link: 'See it again: {link}',
    searching: 'Finding your best plan…',
    /** Before the name of the plan, as is the best one. */
    savings: "Based on what you've told us, you could save around {amount} by choosing the:",
    savingsBasis: 'This is based on your savings style and may cost you:',
    best: "Based on what you've told us, the best plan for you may be the:",
    bestBasis: 'This is based on:',
    /** What screen readers say when the best plan is found. */
    found: {
      savings: "Based on what you've told us, you could save around {amount} by choosing the: {plan}",
      best: "Based on what you've told us, the best plan for you may be the: {plan}",
    },
    /** The same with more sentences: one of answers.summary.costs after a change of the answers, and the warnings. */
    foundAnd: '{found}. {sentences}',
    rounded: 'Rounded, so the sum is a little off.',
    /** If the API does not use the persons whom the employee covers. */
    otherHousehold: 'Priced for a family of {priced}; you are {covered}.',
    /** Names the account if it is not an HSA, as in the label of the figure. */
    companyAccount: 'This company money goes into your {account}, not into an HSA.',
    /** If the company money includes a match. */
    match: 'You get {match} of the company money only if you pay in {contribution}.',
    /** By the kind of the account. */
    contributionLimit: {
      HSA: 'Your {planYear} {account} Maximum Contribution Limit is {limit} (less Company contribution)',
      other: 'Your {planYear} {account} Maximum Contribution Limit is {limit}',
    },
    /** The count is an age. */
    catchUp: {
      one: "If you're {count} or older, you can add {amount}",
      other: "If you're {count} or older, you can add {amount}",
    },
    sectionsFailure: {
      heading: 'The plan comparison did not load',
      advice: 'Your best plan and your answers are still here. Check your connection and try again.',
    },
  },

  figures: {
    outOfPocketExpenses: 'OUT-OF-POCKET EXPENSES',
    hsaFunds: 'HSA FUNDS FROM COMPANY',
    payrollDeduction: 'ANNUAL PAYROLL DEDUCTION',
    payrollDeductionAndCharges: 'PAYROLL DEDUCTION & CHARGES',
    totalCost: 'ESTIMATED ANNUAL COSTS',
    signs: { minus: 'minus', plus: 'plus', equals: 'equals' },
  },

  /** The sentences below the figures: how sure, the next plan, the worst case. */
  answer: {
    choice: {
      clear: 'A clear choice',
      /** A clear choice, but another plan saves more in the worst case than it costs more in a year like this one. */
      risky: 'The lowest cost, but not the safest choice',
      close: 'A close choice',
      even: 'An even choice',
    },
    /** Each begins with a choice above. No punctuation follows the explained words: a line could begin with it. */
    cheapestIn: {
      /** The words that the next sentences explain on tap. */
      words: 'years like this',
      nearlyAll: '{choice}: nearly all {words} make it the cheapest.',
      some: '{choice}: about {years} of 100 {words} make it the cheapest.',
      hardlyAny: '{choice}: very few {words} make it the cheapest.',
      notStated: '{choice}.',
    },
    next: {
      more: 'Next is {plan}: {amount} more.',
      less: 'Next is {plan}: {amount} less.',
      same: 'Next is {plan}: about the same.',
    },
    worstCase: {
      /** The words that the next sentences explain on tap. */
      words: 'worst case',
      alone: 'In the {worstCase} you pay {amount}.',
      lowest: 'In the {worstCase} you pay {amount}, and no plan costs less.',
      higher: 'In the {worstCase} you pay {amount}, or {difference} less with {plan}.',
      noLimit: 'There is no limit to what you can pay: copays never stop.',
    },
    /** Comes before the sentence about a year like this one. */
    worstCaseSavings: 'You save this much in the worst case.',
    /** How the plan that is the best without the savings style compares, in a year like this one. */
    withoutSavingsStyle: {
      more: 'In a year like this, {plan} costs {amount} more.',
      less: 'In a year like this, {plan} costs {amount} less.',
      same: 'In a year like this, {plan} costs about the same.',
    },
    negativeTotal: 'You get more than you pay.',
  },

  /** What changes the answer, above it. */
  warnings: {
    babyNotCovered: 'This estimate leaves out your baby.',
    includeBaby: 'Include your baby',
    childNotCovered: "Your baby isn't on your plan yet. A child changes what you pay: {link}.",
    spouseNotCovered: "Your spouse isn't on your plan yet. A spouse changes what you pay: {link}.",
    /** The text of the link. */
    changeCoverage: 'change who needs coverage',
    /** If coverage starts mid-year. The scenario's uses are those of the covered months. */
    coveredMonths: {
      one: 'These figures cover {count} month.',
      other: 'These figures cover {count} months.',
    },
  },

  failure: {
    heading: "We couldn't find your best plan",
    network: "We lost the connection. Check that you're online. Your answers are still here.",
    timeout: 'The calculation took too long. Try again in a minute. Your answers are still here.',
    status: 'Something went wrong on our side. Your answers are still here.',
    shape: "We couldn't read your results. Try again in a minute. Your answers are still here.",
    rejected:
      "We couldn't use your answers. Go back over the steps and check them. Your answers are still here.",
  },

  panels: {
    savingsStyle: 'Your savings style',
    plans: 'See how this was calculated',
    notes: 'Notes and assumptions',
  },

  savingsStyle:
    'You chose not to save. That steers you towards a plan that may reduce financial hardship, but may cost you more overall. Consider all of your options, and whether you are able to contribute to an HSA or a similar pre-tax account.',

  plans: {
    caption: 'What each plan may cost you in a year',
    plan: 'Plan',
    outOfPocketExpenses: 'Out-of-pocket Expenses',
    hsaFunds: 'HSA Funds',
    surchargeTotal: 'Surcharges and Credits',
    payrollDeduction: 'Annual Payroll Deduction',
    totalCost: 'Estimated Annual Cost',
    worstCase: 'Worst Case',
    notStated: 'not stated',
    best: 'Best for you',
    savingsStyle: 'Fits your savings style',
    dominated: 'Never costs less than {other}.',
    worstCaseNote:
      "Worst case: what a year with these kinds of care costs you if you reach the plan's out-of-pocket maximum. It includes your paychecks, and care that the plan doesn't cover.",
    noLimit: 'no limit',
    /** For a plan whose copays do not count toward its maximum. */
    noLimitNote:
      "With {plan}, a year's costs have no limit. Copays don't count toward the out-of-pocket maximum, and go on after it.",
  },

  explanation: {
    summary: 'How we got to {amount} in care costs',
    /** What screen readers say, because the plan is clear only to those who see the table. */
    summaryWithPlan: 'How we got to {amount} in care costs with {plan}',
    fullPrice: 'Full price: what you and the plan pay together.',
    bold: 'The bold amount is what you pay.',
    averages: "Nobody knows the order of the year's bills yet. So the amounts are averages.",
    savedByMaximum: 'Saved by your maximum: what you would also pay without an out-of-pocket maximum.',
    everyone: 'Everyone',
    person: 'Person',
    service: 'Service',
    total: 'Total',
    columns: {
      uses: 'Uses',
      allowedAmount: 'Full Price',
      deductible: 'Deductible',
      copay: 'Copay',
      coinsurance: 'Coinsurance',
      notCovered: 'Not Covered',
      paid: 'You Pay',
      amountOverMaximum: 'Saved by your maximum',
    },
  },

  notes: {
    averages: 'Costs are averages across broad service categories.',
    cheapestFacility: 'Covered services are assumed to take place at the cheapest facility.',
    maximums:
      'Your out-of-pocket expenses may be less than the sum of the exhibit, because of out-of-pocket maximums.',
    rounding: 'Amounts without cents are rounded to whole dollars, so a sum may be off by a dollar.',
    otherProviders: 'With {plan}, we assume {share} of care at these providers: {providers}.',
    household: 'The estimate is for {household}.',
    customUses: 'We divide your custom uses among these people.',
    pricesAbove: {
      about: 'We assume that prices near you are {percent} above typical prices.',
      lessThan: 'We assume that prices near you are less than {percent} above typical prices.',
    },
    pricesBelow: {
      about: 'We assume that prices near you are {percent} below typical prices.',
      lessThan: 'We assume that prices near you are less than {percent} below typical prices.',
      moreThan: 'We assume that prices near you are more than {percent} below typical prices.',
    },
    claimOrder: "What you pay can change with the order of the year's bills. We assume:",
    claimOrderRules: {
      'by-date': 'Bills count in the order of their dates.',
      'mean-of-orders': {
        one: 'Nobody knows these dates yet. So we take the average of {count} possible order, the same for every plan. A real year can cost less or more.',
        other:
          'Nobody knows these dates yet. So we take the average of {count} possible orders, the same for every plan. A real year can cost less or more.',
      },
      'mean-of-many-orders':
        'Nobody knows these dates yet. So we take the average of many possible orders, the same for every plan. A real year can cost less or more.',
      'stays-together': 'The days of a hospital stay follow one another.',
    },
    birth: 'We assume that the baby is born in {month}.',
    birthInAnyMonth: 'We assume that the baby can be born in any month.',
    /** A list of the client's texts follows. */
    leftOut: 'These estimates leave out:',
    /** Where prices, uses, and the terms of the plans come from. */
    source: 'Sources: {source}',
    services: 'Uses and prices of each service',
  },

  services: {
    caption: 'Uses: your whole household. Price: what you and the plan pay together.',
    service: 'Service',
    uses: 'Uses',
    price: 'Price of a Use',
  },
} as const
