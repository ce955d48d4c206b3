import type { ReactNode } from 'react'

/** The values of a sentence. Each sentence uses those that its kind has. */
interface StepValues {
  amount: ReactNode
  limit: ReactNode
  personLimit: ReactNode
  drugLimit: ReactNode
  percentage: number
  isFamily: boolean
}

type StepText = (values: StepValues) => ReactNode

/** One sentence for each rule of a plan. The amount of a family is a mean, which is "about" the amount of any year. */
const steps = {
  noDeductible: () => 'This plan has no deductible.',
  nothingDeductible: ({ limit }) => <>None of this care counts toward your deductible of {limit}.</>,
  firstDollars: ({ amount, isFamily }) =>
    isFamily ? (
      <>You pay the first {amount}: your family's deductible.</>
    ) : (
      <>You pay the first {amount}: your deductible.</>
    ),
  wholeDeductible: ({ amount, isFamily }) =>
    isFamily ? (
      <>You pay your family's deductible in full: {amount}.</>
    ) : (
      <>You pay your deductible in full: {amount}.</>
    ),
  belowDeductible: ({ amount, limit, isFamily }) =>
    isFamily ? (
      <>
        You pay {amount} yourselves, because you stay below your family's deductible of {limit}.
      </>
    ) : (
      <>
        You pay {amount} yourself, because you stay below your deductible of {limit}.
      </>
    ),
  partOfDeductible: ({ amount, limit, isFamily }) =>
    isFamily ? (
      <>
        You pay about {amount} toward your family's deductible of {limit}.
      </>
    ) : (
      <>
        You pay {amount} toward your deductible of {limit}.
      </>
    ),
  partOfDeductibles: ({ amount, limit, personLimit }) => (
    <>
      You pay about {amount} toward your deductibles: {personLimit} for each person, {limit} for your family.
    </>
  ),
  drugDeductible: ({ amount, limit, drugLimit, isFamily }) =>
    isFamily ? (
      <>
        You pay about {amount} toward your family's deductibles: {limit} for care, {drugLimit} for
        prescriptions.
      </>
    ) : (
      <>
        You pay {amount} toward your deductibles: {limit} for care, {drugLimit} for prescriptions.
      </>
    ),
  drugDeductiblePerPerson: ({ amount, limit, drugLimit }) => (
    <>
      You pay about {amount} toward your family's deductibles: {limit} for care, {drugLimit} for each person's
      prescriptions.
    </>
  ),
  deductibles: ({ amount }) => <>You pay {amount} in deductibles.</>,
  coinsurance: ({ amount, percentage }) => (
    <>
      You pay <b>{percentage}%</b>, and the plan pays the rest: {amount} for you.
    </>
  ),
  laterCoinsurance: ({ amount, percentage }) => (
    <>
      Then you pay <b>{percentage}%</b>, and the plan pays the rest: {amount} for you.
    </>
  ),
  usualCoinsurance: ({ amount, percentage }) => (
    <>
      You usually pay <b>{percentage}%</b>: {amount} for you.
    </>
  ),
  laterUsualCoinsurance: ({ amount, percentage }) => (
    <>
      Then you usually pay <b>{percentage}%</b>: {amount} for you.
    </>
  ),
  otherCoinsurance: ({ amount }) => <>You pay a share of the price of some services: {amount} for you.</>,
  copays: ({ amount }) => <>You pay {amount} in copays.</>,
  notCovered: ({ amount }) => <>You pay {amount} for care that this plan doesn't cover.</>,
  freeCare: ({ amount }) => <>{amount} of this care costs you nothing.</>,
  belowMaximum: ({ amount, limit }) => (
    <>
      Your out-of-pocket maximum is {limit}. This year stays {amount} below it.
    </>
  ),
  farBelowMaximum: ({ amount, limit }) => (
    <>
      Your out-of-pocket maximum is {limit}. This year stays at least {amount} below it.
    </>
  ),
  drugMaximum: ({ limit, drugLimit }) => (
    <>
      Your out-of-pocket maximums are {limit} for care and {drugLimit} for prescriptions.
    </>
  ),
  savedByDrugMaximum: ({ amount, limit, drugLimit }) => (
    <>
      Your out-of-pocket maximums save you about {amount}: {limit} for care, {drugLimit} for prescriptions.
    </>
  ),
  reachedMaximum: ({ amount, limit }) => (
    <>
      You reach your out-of-pocket maximum of {limit}. It saves you {amount}.
    </>
  ),
  savedByMaximum: ({ amount }) => <>Your out-of-pocket maximum saves you about {amount}.</>,
  savedByMaximums: ({ amount, limit, personLimit }) => (
    <>
      Your out-of-pocket maximums save you about {amount}: {personLimit} for each person, {limit} for your
      family.
    </>
  ),
  companyMoney: ({ amount }) => <>Your company contributes {amount} toward this.</>,
  companyMoneyLeft: ({ amount, limit }) => (
    <>
      Your company contributes {limit}, and {amount} of it pays for this.
    </>
  ),
} satisfies Record<string, StepText>

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The texts of the section that explains the out-of-pocket expenses. */
export const why = {
  heading: ({ amount }: { amount: string }) => `Why ${amount} out of pocket`,
  fullPrice: ({ plan, price, amount }: { plan: ReactNode; price: ReactNode; amount: ReactNode }) => (
    <>
      Your care costs {price} at full price. With {plan}, you pay {amount} of it.
    </>
  ),
  free: ({ plan, price }: { plan: ReactNode; price: ReactNode }) => (
    <>
      Your care costs {price} at full price. With {plan}, you pay nothing for it.
    </>
  ),
  steps: steps as Record<keyof typeof steps, StepText>,
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
    accounts: {
      HSA: 'HSA: a tax-free account for care. What is left stays yours.',
      FSA: 'FSA: a tax-free account for care. What is left may be lost.',
      HRA: "HRA: your company's money for care. What is left belongs to your company.",
    } as Partial<Record<string, string>>,
  },
  details: 'See each service, to the cent',
  months: {
    heading: 'When the bills may come',
    highest: ({ amount }: { amount: ReactNode }) => (
      <>Be ready for a large bill: in one year in ten, a single month costs {amount} or more.</>
    ),
    early: ({ month }: { month: string }) => `These are averages: most bills come by ${month}.`,
    declining: 'These are averages: earlier months cost more than later ones.',
    even: 'These are averages: no month costs much more than another.',
    names: months,
    shortNames: months.map((month) => month.slice(0, 3)),
  },
}
