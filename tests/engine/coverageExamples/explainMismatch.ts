import { examples, toPrint, type Comparison, type PublishedTerms } from './priceExamples.ts'

/** What CMS's claims lists exclude. Issuers that print another amount have a list of their own. */
const excluded = { Peg: 60, Joe: 20, Mia: 0 }

const services = ['primary', 'specialist', 'therapy', 'lab', 'xray', 'emergency', 'stay', 'generic', 'brand']

/** The causes of a mismatch, in words. The first one that applies counts. */
const causes: Record<string, (comparison: Comparison, all: Comparison[]) => boolean> = {
  'the print contradicts itself': contradictsItself,
  "the issuer's own claims list": (comparison) => !usesCmsList(comparison),
  'another print of the same terms': (comparison, all) => all.some((other) => differs(comparison, other)),
  'drug terms that the data do not show': ({ example }) => example === 'Joe',
  'other terms that the data do not show': ({ plan }) => !isUniform(plan),
}

export function explainMismatch(comparison: Comparison, all: Comparison[]): string | undefined {
  return Object.keys(causes).find((cause) => causes[cause]!(comparison, all))
}

/** True if all exclusions that the issuer prints for the plan are those of CMS's claims. */
export function usesCmsList({ plan }: Comparison): boolean {
  return examples.every(
    (example) => plan[example] === '' || Number(plan[example].split(' ')[3]) === excluded[example],
  )
}

/** A print must show the whole deductible for a stay that costs more, and no more than it, or than the price of Mia's care. */
function contradictsItself({ plan, example, printed: [deductible, copay] }: Comparison) {
  const printedMore = toPrint(deductible!) - toPrint(Number(plan.deductible))
  const isStayUnder = example === 'Peg' && plan.stay.endsWith('*') && Number(plan.deductible) < 7000
  return (
    printedMore > 0 || (isStayUnder && printedMore < 0) || (example === 'Mia' && deductible! + copay! > 2900)
  )
}

function differs(comparison: Comparison, other: Comparison) {
  return (
    other.example === comparison.example &&
    ['deductible', ...services].every((term) => other.plan[term] === comparison.plan[term]) &&
    other.printed.some((amount, index) => amount !== comparison.printed[index])
  )
}

/** True if every service has the same terms, so that no term is missing. */
function isUniform(plan: PublishedTerms) {
  return services.every((service) => (plan[service] || plan.stay) === plan.stay) && plan.brand !== ''
}
