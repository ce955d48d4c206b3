import type { CoverageCode } from '../../contract/inputs.ts'
import { coveringFewer } from '../../contract/tiers.ts'
import { dollars } from './dollars.ts'
import type { PayrollRow } from './payrollRows.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'

/**
 * The one amount of a row that most others speak against, where a tier has less than one that covers fewer.
 * @param does what a tier does with the amount
 */
export function cheaperFamily(
  { pointer, amounts }: Pick<PayrollRow, 'pointer' | 'amounts'>,
  does: 'pays' | 'gets',
): UnlocatedDiagnostic[] {
  const amountOf = new Map(amounts.map(({ tier, amount }) => [tier, amount]))
  const pairs = amounts.flatMap(({ tier: more, amount }) =>
    coveringFewer[more].flatMap((less) => ((amountOf.get(less) ?? 0) > amount ? [{ more, less }] : [])),
  )
  const [first] = pairs
  if (!first) return []
  const against = (tier: CoverageCode) => pairs.filter((pair) => pair.more === tier || pair.less === tier)
  const blamed = amounts
    .map(({ tier }) => tier)
    .reduce((worst, tier) => (against(tier).length > against(worst).length ? tier : worst), first.more)
  const { more, less } = against(blamed)[0]!
  const [high, low] = [amountOf.get(less)!, amountOf.get(more)!].map(dollars)
  const name = less === 'EE' ? 'the employee alone' : `the tier ${less}, which covers fewer`
  return [
    {
      pointer: `${pointer}/${blamed}`,
      message: `The tier ${more} ${does} ${low} a year, less than the ${high} of ${name}.`,
      help: 'Check whether the amounts of two tiers are swapped.',
    },
  ]
}
