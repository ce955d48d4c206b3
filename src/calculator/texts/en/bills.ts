/** Texts of the section about the largest bill. */
export const bills = {
  heading: 'Could you pay the bills?',
  /** The largest single bill of the year. */
  largest: {
    atBirth: 'Expect one bill of about {amount}, at the birth.',
    serviceInMonth: 'Expect one bill of about {amount}, in {month}: {service}.',
    inMonth: 'Expect one bill of about {amount}, in {month}.',
    service: 'A year like this can bring a bill of about {amount}: {service}.',
    alone: 'A year like this can bring a bill of about {amount}.',
  },
  companyMoney: {
    all: 'Company money can pay it.',
    part: 'Company money can pay {amount} of it.',
  },
  /** For the care of the whole year, after company money. */
  setAside: 'Set aside about {amount} a month for care.',
  months: {
    averages: 'On average, your bills come like this.',
    early: 'On average, most bills come by {month}.',
  },
} as const
