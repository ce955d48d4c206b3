/** One sentence for each rule of a plan. The amount of a family is a mean, which is "about" the amount of any year. */
const steps = {
  noDeductible: 'This plan has no {deductible}.',
  nothingDeductible: 'None of this care counts toward your {deductible} of {limit}.',
  firstDollars: {
    person: 'You pay the first {amount}: your {deductible}.',
    family: 'You pay the first {amount}: your family {deductible}.',
  },
  wholeDeductible: {
    person: 'You pay your {deductible} in full: {amount}.',
    family: 'You pay your family {deductible} in full: {amount}.',
  },
  belowDeductible: {
    person: "You pay {amount} yourself. You don't reach your {deductible} of {limit}.",
    family: "You pay {amount} yourselves. You don't reach your family {deductible} of {limit}.",
  },
  partOfDeductible: {
    person: 'You pay {amount} of your {limit} {deductible}.',
    family: 'You pay about {amount} of your {limit} family {deductible}.',
  },
  partOfDeductibles:
    'You pay about {amount} of your {deductible}. It is {personLimit} for each person, and {limit} for your family.',
  drugDeductible: {
    person:
      'You pay {amount} of your {deductible}. It is {limit} for care, and {drugLimit} for prescriptions.',
    family:
      'You pay about {amount} of your {deductible}. For your family, it is {limit} for care, and {drugLimit} for prescriptions.',
  },
  drugDeductiblePerPerson:
    "You pay about {amount} of your {deductible}. It is {limit} for your family's care, and {drugLimit} for each person's prescriptions.",
  deductibles: 'You pay {amount} of your {deductible}.',
  coinsurance: 'You pay {percentage}, and the plan pays the rest: {amount} for you.',
  laterCoinsurance: 'Then you pay {percentage}, and the plan pays the rest: {amount} for you.',
  usualCoinsurance: 'You usually pay {percentage}: {amount} for you.',
  laterUsualCoinsurance: 'Then you usually pay {percentage}: {amount} for you.',
  otherCoinsurance: 'You pay a share of the price of some services: {amount} for you.',
  copays: 'You pay {amount} in {copays}.',
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
  belowMaximum: 'Your {maximum} is {limit}. You stay {amount} below it.',
  drugMaximum: 'Your {maximum} is {limit} for care, and {drugLimit} for prescriptions.',
  savedByDrugMaximum:
    'Your {maximum} saves you about {amount}. It is {limit} for care, and {drugLimit} for prescriptions.',
  reachedMaximum: 'You reach your {maximum} of {limit}. It saves you {amount}.',
  savedByMaximum: 'Your {maximum} saves you about {amount}.',
  savedByMaximums:
    'Your {maximum} saves you about {amount}. It is {personLimit} for each person, and {limit} for your family.',
  companyMoney: 'Company money pays {amount} of this.',
  companyMoneyLeft: 'You get {limit} of company money, and {amount} of it pays for this.',
} as const

/** The texts of the section that explains the care costs. */
export const why = {
  heading: 'Why {amount} for care',
  fullPrice: 'The full price of your care is {price}. With {plan}, you pay {amount} of it.',
  free: 'The full price of your care is {price}. With {plan}, you pay nothing for it.',
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
  /** In the sentences above, explained on tap. */
  words: { deductible: 'deductible', copays: 'copays', maximum: 'out-of-pocket maximum' },
  details: 'See each service',
} as const
