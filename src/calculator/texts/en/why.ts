/** One sentence for each rule of a plan. The amount of a family is a mean, which is "about" the amount of any year. */
const steps = {
  noDeductible: 'This plan has no deductible.',
  nothingDeductible: 'None of this care counts toward your deductible of {limit}.',
  firstDollars: {
    person: 'You pay the first {amount}: your deductible.',
    family: "You pay the first {amount}: your family's deductible.",
  },
  wholeDeductible: {
    person: 'You pay your deductible in full: {amount}.',
    family: "You pay your family's deductible in full: {amount}.",
  },
  belowDeductible: {
    person: 'You pay {amount} yourself, because you stay below your deductible of {limit}.',
    family: "You pay {amount} yourselves, because you stay below your family's deductible of {limit}.",
  },
  partOfDeductible: {
    person: 'You pay {amount} toward your deductible of {limit}.',
    family: "You pay about {amount} toward your family's deductible of {limit}.",
  },
  partOfDeductibles:
    'You pay about {amount} toward your deductibles: {personLimit} for each person, {limit} for your family.',
  drugDeductible: {
    person: 'You pay {amount} toward your deductibles: {limit} for care, {drugLimit} for prescriptions.',
    family:
      "You pay about {amount} toward your family's deductibles: {limit} for care, {drugLimit} for prescriptions.",
  },
  drugDeductiblePerPerson:
    "You pay about {amount} toward your family's deductibles: {limit} for care, {drugLimit} for each person's prescriptions.",
  deductibles: 'You pay {amount} in deductibles.',
  coinsurance: 'You pay {percentage}, and the plan pays the rest: {amount} for you.',
  laterCoinsurance: 'Then you pay {percentage}, and the plan pays the rest: {amount} for you.',
  usualCoinsurance: 'You usually pay {percentage}: {amount} for you.',
  laterUsualCoinsurance: 'Then you usually pay {percentage}: {amount} for you.',
  otherCoinsurance: 'You pay a share of the price of some services: {amount} for you.',
  copays: 'You pay {amount} in copays.',
  notCovered: "You pay {amount} for care that this plan doesn't cover.",
  freeCare: '{amount} of this care costs you nothing.',
  freeFirstUses: {
    person: {
      one: 'That includes {amount} for your first use of {service} in the year.',
      other: 'That includes {amount} for your first {count} uses of {service} in the year.',
    },
    family: {
      one: "That includes {amount} for each person's first use of {service} in the year.",
      other: "That includes {amount} for each person's first {count} uses of {service} in the year.",
    },
  },
  belowMaximum: 'Your out-of-pocket maximum is {limit}. This year stays {amount} below it.',
  drugMaximum: 'Your out-of-pocket maximums are {limit} for care and {drugLimit} for prescriptions.',
  savedByDrugMaximum:
    'Your out-of-pocket maximums save you about {amount}: {limit} for care, {drugLimit} for prescriptions.',
  reachedMaximum: 'You reach your out-of-pocket maximum of {limit}. It saves you {amount}.',
  savedByMaximum: 'Your out-of-pocket maximum saves you about {amount}.',
  savedByMaximums:
    'Your out-of-pocket maximums save you about {amount}: {personLimit} for each person, {limit} for your family.',
  companyMoney: 'Your company contributes {amount} toward this.',
  companyMoneyLeft: 'Your company contributes {limit}, and {amount} of it pays for this.',
} as const

/** The texts of the section that explains the out-of-pocket expenses. */
export const why = {
  heading: 'Why {amount} out of pocket',
  fullPrice: 'Your care costs {price} at full price. With {plan}, you pay {amount} of it.',
  free: 'Your care costs {price} at full price. With {plan}, you pay nothing for it.',
  steps,
  shares: {
    deductible: 'Deductible',
    copay: 'Copays',
    coinsurance: 'Coinsurance',
    notCovered: 'Not covered',
    planPays: 'The plan pays',
    savedByMaximum: 'Saved by your maximum',
  },
  total: 'Full price',
  words: {
    heading: 'What these words mean',
    plan: [
      'Deductible: what you pay for care before the plan pays.',
      'Copay: a fixed price that you pay for each use.',
      'Coinsurance: the percentage of the price that you pay after the deductible.',
      'Out-of-pocket maximum: the most that you pay for covered care in a year.',
    ],
    /** Replaces the last one for a plan whose copays do not count toward its maximum. */
    maximumWithoutCopays:
      'Out-of-pocket maximum: the most that you pay for covered care in a year, not counting copays, which go on after it.',
    accounts: {
      HSA: 'HSA: a tax-free account for care. What is left stays yours.',
      FSA: 'FSA: a tax-free account for care. What is left may be lost.',
      HRA: "HRA: your company's money for care. What is left belongs to your company.",
    },
  },
  details: 'See each service',
  months: {
    heading: 'When the bills may come',
    highest: 'In about 9 of 10 years like this one, no month costs more than {amount}.',
    averages: 'The amounts below are averages.',
    early: 'The amounts below are averages: most bills come by {month}.',
  },
} as const
