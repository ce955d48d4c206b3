import type { ReactNode } from 'react'

/** Renders a phrase of a sentence as a link. */
type Link = (text: string) => ReactNode

interface Crossover {
  care: string
  plan: ReactNode
  /** Whether another plan is slightly cheaper at some amount above. */
  isClose: boolean
}

/** Texts of the results about years with more or less care. */
export const years = {
  scenarios: {
    heading: 'If the year turns out differently',
    summary: ({ plan, count, total }: { plan: ReactNode; count: number; total: number }) => {
      if (count === total)
        return (
          <>
            {plan} is the cheapest in all of your {total} scenarios.
          </>
        )
      if (count === 0)
        return (
          <>
            {plan} isn't the cheapest in any of your {total} scenarios.
          </>
        )
      return (
        <>
          {plan} is the cheapest in {count} of your {total} scenarios.
        </>
      )
    },
    caption: 'The cost of each plan in each scenario',
    scenario: 'Scenario',
    custom: 'Your custom scenario',
    chosen: 'your choice',
    cheapest: 'cheapest',
    /** Below the name of a scenario with a person whom the coverage leaves out. */
    leavesOut: { child: 'without a child covered', spouse: 'without a spouse covered' },
    coverageChange: {
      child: ({ link }: { link: Link }) => (
        <>
          A baby changes your coverage. With a child covered, your paychecks and limits will differ:{' '}
          {link('change who needs coverage')}.
        </>
      ),
      spouse: ({ link }: { link: Link }) => (
        <>
          A marriage changes your coverage. With a spouse covered, your paychecks and limits will differ:{' '}
          {link('change who needs coverage')}.
        </>
      ),
    },
  },

  care: {
    heading: 'By how much care you use',
    lead: "What you'd pay with more or less of the same kinds of care. The lower line is the cheaper plan.",
    crossover: ({ care, plan, isClose }: Crossover) => (
      <>
        Above about {care} of care, {plan} {isClose ? 'costs less or about the same' : 'costs less'}.
      </>
    ),
    /** One that another one follows. */
    betweenCrossovers: ({ care, end, plan, isClose }: Crossover & { end: string }) => (
      <>
        From about {care} to {end} of care, {plan} is the cheapest{isClose && ' or close to it'}.
      </>
    ),
    alwaysCheapest: ({ plan }: { plan: ReactNode }) => <>{plan} is the cheapest at every amount.</>,
    /** If another plan is the cheapest in a scenario. */
    otherKinds: 'With other kinds of care, as in some scenarios, another plan can be cheaper.',
    chart: 'Line chart: what each plan costs you in a year, by the full price of the care you use',
    cost: 'What a year costs you',
    zoomIn: 'Zoom in on your year',
    zoomOut: 'Show all amounts of care',
    ownYear: ({ care }: { care: string }) => `Your year: ${care} of care`,
    ownYearShort: 'Your year',
    slider: 'Care in the year, at full price',
    atOwnYear: ({ care }: { care: string }) => `With ${care} of care, as in your year:`,
    at: ({ care }: { care: string }) => `With ${care} of care:`,
    /** What screen readers say for a position of the slider. */
    position: ({ care, plan, cost }: { care: string; plan: string; cost: string }) =>
      `${care} of care. The cheapest is ${plan}: ${cost}.`,
    positionOfOwnYear: ({ care, plan, cost }: { care: string; plan: string; cost: string }) =>
      `${care} of care, as in your year. The cheapest is ${plan}: ${cost}.`,
    table: 'Show the chart as a table',
    tableCaption: 'The cost of each plan by the full price of your care',
    care: 'Care',
    own: 'your year',
  },
}
