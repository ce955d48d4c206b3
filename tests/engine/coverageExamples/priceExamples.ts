import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import type { Payment } from '../../../src/contract/plans.ts'
import { estimate, limit, plan, plansDocument, service } from '../planDocument.ts'
import { sumOf } from '../publishedExample.ts'

/**
 * The claims of each example: the service, the uses, the price of each one, and the month if the order matters.
 * docs/ACCURACY.md says where they are from. Plans pay all of `free` claims and nothing of `excluded` ones.
 */
const claims: Record<
  'Peg' | 'Joe' | 'Mia',
  [service: string, uses: number, price: number, month?: number][]
> = {
  Peg: [
    ['free', 1, 50],
    ['lab', 22, 25, 1],
    ['generic', 1, 10, 1],
    ['xray', 2, 180, 1],
    ['stay', 1, 7270, 2],
    ['other', 1, 4400, 2],
    ['excluded', 1, 60],
  ],
  Joe: [
    ['free', 1, 180],
    ['primary', 6, 90],
    ['specialist', 4, 200],
    ['lab', 4, 40],
    ['other', 1, 700],
    ['generic', 4, 8],
    ['brand', 8, 396],
    ['excluded', 1, 20],
  ],
  Mia: [
    ['other', 1, 944, 1],
    ['emergency', 1, 742, 1],
    ['xray', 1, 113, 1],
    ['other', 1, 248, 1],
    ['other', 1, 43, 1],
    ['generic', 1, 5, 1],
    ['specialist', 3, 113.67, 2],
    ['therapy', 4, 91, 3],
  ],
}

export const examples = ['Peg', 'Joe', 'Mia'] as const
type Example = (typeof examples)[number]

const figures = ['deductible', 'copay', 'coinsurance', 'notCovered'] as const

/** The figures of one example for one plan, in dollars. The copy of CMS's file lacks the coinsurance. */
export interface Comparison {
  plan: PublishedTerms
  example: Example
  printed: (number | undefined)[]
  priced: number[]
  matches: boolean[]
}

/** A row of plans.csv: amounts in dollars, and payments such as `25`, `40%*`, and `250+30%*`. A * is the deductible. */
export type PublishedTerms = Record<
  'source' | 'id' | 'plan' | 'deductible' | 'maximum' | 'drugDeductible' | 'stay' | Example,
  string
> &
  Record<string, string>

export function readPublishedTerms(): PublishedTerms[] {
  const text = readFileSync(join(import.meta.dirname, 'plans.csv'), 'utf8')
  return Papa.parse<PublishedTerms>(text, { header: true, skipEmptyLines: true }).data
}

export function compareExamples(): Comparison[] {
  return readPublishedTerms().flatMap((terms) =>
    examples.filter((example) => terms[example] !== '').map((example) => compareExample(terms, example)),
  )
}

const fitted = new Set(['CMS DE', 'CMS HI', 'CMS OH', 'CMS TX'])

/** True if the claims were fitted to plans from this source. */
export const isFitted = ({ plan: { source } }: Comparison) => fitted.has(source)

/** True if every printed figure is the priced one after the print's rounding. */
export const isMatch = ({ matches }: Comparison) => !matches.includes(false)

/** The print's rounding: to hundreds, and of amounts below 100 to tens. */
export const toPrint = (dollars: number) => {
  const unit = dollars < 100 ? 10 : 100
  return Math.round(dollars / unit) * unit
}

function compareExample(terms: PublishedTerms, example: Example): Comparison {
  const printed = terms[example].split(' ').map((amount) => (amount === '-' ? undefined : Number(amount)))
  const priced = priceExample(terms, example)
  const matches = printed.map(
    (amount, index) => amount === undefined || toPrint(amount) === toPrint(priced[index]!),
  )
  return { plan: terms, example, printed, priced, matches }
}

function priceExample(terms: PublishedTerms, example: Example): number[] {
  const services = claims[example].map(([id, , price], index) => ({
    ...service(index, price),
    isDrug: id === 'generic' || id === 'brand',
  }))
  const uses = claims[example].map(([, bySubscriber, , month], index) => ({
    service: index,
    bySubscriber,
    ...(month && { month }),
  }))
  const published = plan({
    deductible: limit(Number(terms.deductible)),
    outOfPocketMaximum: limit(Number(terms.maximum || 1_000_000)),
    ...(terms.drugDeductible && { drugDeductible: Number(terms.drugDeductible) }),
    services: claims[example].map(([id], index) => ({ service: index, payment: paymentOf(terms, id) })),
  })
  const { plans } = estimate(
    plansDocument({ services, scenarios: [{ id: example, uses }], plans: [published] }),
    { scenario: example, customScenario: null },
    { scenarios: [{ id: example, display: '' }] },
  )
  return figures.map((figure) => Math.round(100 * sumOf(plans.plan, figure)) / 100)
}

/** A service without terms of its own has the deductible and the percentage of a stay, without its copay. */
export function paymentOf(terms: PublishedTerms, name: string): Payment {
  if (name === 'free') return {}
  if (name === 'excluded') return { notCovered: true }
  const own = terms[name]
  const [, copay, coinsurance, star] = /^(?:(\d+)(?![\d%]))?\+?(?:(\d+)%)?(\*)?$/.exec(own || terms.stay)!
  return {
    ...(star && { deductible: true }),
    ...(own && copay && { copay: Number(copay) }),
    ...(coinsurance && { coinsurance: Number(coinsurance) }),
  }
}
