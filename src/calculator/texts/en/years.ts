/** Texts of the results about years with more or less care. */
export const years = {
  scenarios: {
    heading: 'If the year turns out differently',
    /** For a plan that costs least in some scenarios; then for any plan, if another one is the best one. */
    choose: 'Choose {plan} if you expect {years}.',
    costsLeast: '{plan} costs least in {years}.',
    alwaysCheapest: '{plan} costs least in all of these years.',
    quoted: '“{year}”',
    caption: 'The cost of each plan in each scenario',
    scenario: 'Scenario',
    custom: 'Your custom scenario',
    chosen: 'your choice',
    cheapest: 'cheapest',
    /** Below the name of a scenario with a person whom the coverage leaves out. */
    withBaby: 'with your baby on the plan',
    leavesOut: { child: 'without a child covered', spouse: 'without a spouse covered' },
  },

  care: {
    heading: 'More or less care',
    lead: "What you'd pay with more or less of the same kinds of care. The lower line is the cheaper plan.",
    /** The plan that is the cheapest in a range of amounts. */
    cheapest: {
      below: 'Up to about {to} of care, {plan} is the cheapest.',
      between: 'From about {from} to {to} of care, {plan} is the cheapest.',
      above: 'Above about {from} of care, {plan} is the cheapest.',
      always: '{plan} is the cheapest at every amount.',
    },
    /** The same for a plan that costs slightly more than another one at some amounts. */
    nearlyCheapest: {
      below: 'Up to about {to} of care, {plan} is the cheapest or close to it.',
      between: 'From about {from} to {to} of care, {plan} is the cheapest or close to it.',
      above: 'Above about {from} of care, {plan} is the cheapest or close to it.',
      always: '{plan} is the cheapest or close to it at every amount.',
    },
    /** If another plan is the cheapest in a scenario with as much care. */
    otherKinds: 'With other kinds of care, as in some scenarios, another plan can be cheaper.',
    notCovered:
      "With more care, a year can cost more than the worst case, for example because a plan doesn't cover it.",
    chart: 'Line chart: what each plan costs you in a year, by the full price of the care you use',
    cost: 'What a year costs you',
    ownYear: 'Your year: {care} of care',
    ownYearShort: 'Your year',
    slider: 'Care in the year, at full price',
    atOwnYear: 'With {care} of care, as in your year:',
    at: 'With {care} of care:',
    /** What screen readers say for a position of the slider. */
    position: '{care} of care. The cheapest is {plan}: {cost}.',
    positionOfOwnYear: '{care} of care, as in your year. The cheapest is {plan}: {cost}.',
    table: 'Show the chart as a table',
    tableCaption: 'The cost of each plan by the full price of your care',
    care: 'Care',
    own: 'your year',
  },
} as const
