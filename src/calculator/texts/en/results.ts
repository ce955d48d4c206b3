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
    /** The same after a change of the answers. The second sentence is one of answers.summary.costs. */
    foundAfterChange: '{found}. {change}',
    rounded: 'Rounded to whole dollars.',
    /** If coverage starts mid-year. The scenario's uses are those of the covered months. */
    coveredMonths: {
      one: 'This estimate includes {count} month of paychecks and all the care in your scenario.',
      other: 'This estimate includes {count} months of paychecks and all the care in your scenario.',
    },
    /** Names the account if it is not an HSA, as in the label of the figure. */
    companyAccount: 'Your company pays these funds into your {account}, not into an HSA.',
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

  companyMoney: {
    kept: "{full} from your company: you'd use {used} this year and keep {remaining}.",
    left: "{full} from your company: you'd use {used} this year, and {remaining} would be left.",
    allUsed: "{full} from your company: you'd use all of it this year.",
    allKept: "{full} from your company: you'd keep all of it.",
    allLeft: "{full} from your company: you'd use none of it this year.",
    match: 'This includes a match of {match} that you get if you pay in {contribution} of your own.',
    limit:
      'The full limit is {total}. Your company contributes {company}, so you can contribute up to {own}.',
  },

  figures: {
    outOfPocketExpenses: 'OUT-OF-POCKET EXPENSES',
    hsaFunds: 'HSA FUNDS FROM COMPANY',
    payrollDeduction: 'ANNUAL PAYROLL DEDUCTION',
    payrollDeductionAndCharges: 'PAYROLL DEDUCTION & CHARGES',
    totalCost: 'ESTIMATED ANNUAL COSTS',
    signs: { minus: 'minus', plus: 'plus', equals: 'equals' },
  },

  confidence: {
    clear: 'A clear choice.',
    close: 'A close choice.',
    /** A close choice of a plan that is the cheapest in nearly all years. */
    steady: 'A small but steady difference.',
    cheapestIn: {
      nearlyAll: '{plan} is the cheapest in nearly all years with about this much care.',
      some: '{plan} is the cheapest in about {years} of 100 years with about this much care.',
      hardlyAny: '{plan} is the cheapest in hardly any years with about this much care.',
    },
    /** After a sentence that names the plan. */
    itIsCheapestIn: {
      nearlyAll: 'It is the cheapest in nearly all years with about this much care.',
      some: 'It is the cheapest in about {years} of 100 years with about this much care.',
      hardlyAny: 'It is the cheapest in hardly any years with about this much care.',
    },
    /** How the next plan is better than the best one. */
    worstCaseLess: 'In a worst-case year, {plan} costs {amount} less.',
    next: {
      more: 'Next: {plan}, {amount} more.',
      less: 'Next: {plan}, {amount} less.',
      same: 'Next: {plan}, about the same.',
    },
    even: {
      more: '{plan} is nearly the same: {amount} more.',
      less: '{plan} is nearly the same: {amount} less.',
      same: '{plan} costs about the same.',
    },
    /** What makes a total negative. */
    negativeTotal: {
      company: "Your company's money is more than your costs.",
      credits: 'Your credits are more than your costs.',
      both: "Your company's money and credits are more than your costs.",
      other: 'You get more than you pay.',
    },
    /** Comes before the sentence about a year like this one. */
    worstCaseSavings: 'These savings are for a worst-case year.',
  },

  /** By what a plan costs compared with another one, then by what it costs in a worst-case year. */
  costs: {
    more: {
      unknown: '{plan} costs {cost} more than {other} in a year like this one.',
      more: '{plan} costs {cost} more than {other} in a year like this one, and {worst} more in a worst-case year.',
      less: '{plan} costs {cost} more than {other} in a year like this one, but {worst} less in a worst-case year.',
      same: '{plan} costs {cost} more than {other} in a year like this one, and about the same in a worst-case year.',
    },
    less: {
      unknown: '{plan} costs {cost} less than {other} in a year like this one.',
      more: '{plan} costs {cost} less than {other} in a year like this one, but {worst} more in a worst-case year.',
      less: '{plan} costs {cost} less than {other} in a year like this one, and {worst} less in a worst-case year.',
      same: '{plan} costs {cost} less than {other} in a year like this one, and about the same in a worst-case year.',
    },
    same: {
      unknown: '{plan} costs about the same as {other} in a year like this one.',
      more: '{plan} costs about the same as {other} in a year like this one, but {worst} more in a worst-case year.',
      less: '{plan} costs about the same as {other} in a year like this one, but {worst} less in a worst-case year.',
      same: '{plan} costs about the same as {other}, in a year like this one and in a worst-case year.',
    },
  },

  failure: {
    heading: "We couldn't find your best plan",
    network: "We lost the connection. Check that you're online. Your answers are still here.",
    timeout: 'The calculation took too long. Try again in a minute. Your answers are still here.',
    status: 'Something went wrong on our side. Your answers are still here.',
    shape: "The calculator couldn't read your results. Try again in a minute. Your answers are still here.",
    rejected:
      "We couldn't use your answers. Go back over the steps and check them. Your answers are still here.",
  },

  panels: {
    savingsStyle: 'Your savings style',
    plans: 'See how this was calculated',
    bestPlan: 'Where your costs come from',
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
      "Worst case: what a year with these kinds of care costs, paychecks included, if you reach the plan's out-of-pocket maximum. Care that the plan doesn't cover is added.",
    noLimit: 'no limit',
    /** For a plan whose copays do not count toward its maximum. */
    noLimitNote:
      "With {plan}, a year's costs have no limit: copays don't count toward the out-of-pocket maximum, and go on after it.",
  },

  bestPlan: {
    worstCase:
      "In the worst case, {plan} costs you {amount}: what a year with these kinds of care costs, paychecks included, if you reach its out-of-pocket maximum. Care that the plan doesn't cover is added.",
    dominated: '{plan} never costs less than {other}.',
  },

  explanation: {
    summary: 'How we got to {amount} out of pocket',
    /** What screen readers say, because the plan is clear only to those who see the table. */
    summaryWithPlan: 'How we got to {amount} out of pocket with {plan}',
    fullPrice: 'Full price: what you and the plan pay together.',
    bold: 'The bold amount is what you pay.',
    averages: "The amounts are averages over possible orders of the year's claims.",
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
    household: 'The estimate is for {household}.',
    /** By coverage tier. */
    otherHousehold: {
      EE: 'The estimate for employee only coverage assumes {household}, even if you cover more or fewer people.',
      ES: 'The estimate for employee and spouse coverage assumes {household}, even if you cover more or fewer people.',
      EK: 'The estimate for employee and one child coverage assumes {household}, even if you cover more or fewer people.',
      EC: 'The estimate for employee and children coverage assumes {household}, even if you cover more or fewer people.',
      EF: 'The estimate for family coverage assumes {household}, even if you cover more or fewer people.',
      childOrChildren:
        'The estimate for employee and child(ren) coverage assumes {household}, even if you cover more or fewer people.',
    },
    customUses: 'The uses of your custom scenario are divided among these people.',
    pricesAbove: {
      about: 'We assume that prices at your location are {percent} above typical prices.',
      lessThan: 'We assume that prices at your location are less than {percent} above typical prices.',
    },
    pricesBelow: {
      about: 'We assume that prices at your location are {percent} below typical prices.',
      lessThan: 'We assume that prices at your location are less than {percent} below typical prices.',
      moreThan: 'We assume that prices at your location are more than {percent} below typical prices.',
    },
    claimOrder: "Deductibles and maximums depend on the order of the year's claims. We assume:",
    claimOrderRules: {
      'by-date': 'Claims count in the order of their dates.',
      'mean-of-orders': {
        one: 'Nobody knows these dates yet, so the figures are the average of {count} possible order, the same for every plan. A real year can cost less or more.',
        other:
          'Nobody knows these dates yet, so the figures are the average of {count} possible orders, the same for every plan. A real year can cost less or more.',
      },
      'mean-of-many-orders':
        'Nobody knows these dates yet, so the figures are the average of many possible orders, the same for every plan. A real year can cost less or more.',
      'stays-together': 'The days of a hospital stay follow one another.',
    },
    services: 'Uses and prices of each service',
  },

  services: {
    caption: 'Uses: your whole household. Price: what you and the plan pay together.',
    service: 'Service',
    uses: 'Uses',
    price: 'Price of a Use',
  },
} as const
