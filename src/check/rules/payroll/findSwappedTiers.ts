import type { CoverageCode } from '../../../contract/inputs.ts'
import { smallerTiers } from '../../../contract/tiers.ts'
import type { UnlocatedDiagnostic } from '../../UnlocatedDiagnostic.ts'
import { formatDollars } from '../wording.ts'
import type { PayrollRow } from './payrollRows.ts'

/**
 * If a tier has less than one that covers fewer people, reports the tier that contradicts the most others.
 * @param verb what a tier does with the amount
 */
export function findSwappedTiers(
  { pointer, amounts }: Pick<PayrollRow, 'pointer' | 'amounts'>,
  verb: 'pays' | 'gets',
): UnlocatedDiagnostic[] {
  const amountByTier = new Map(amounts.map(({ tier, amount }) => [tier, amount]))
  const pairs = amounts.flatMap(({ tier: larger, amount }) =>
    smallerTiers[larger].flatMap((smaller) =>
      (amountByTier.get(smaller) ?? 0) > amount ? [{ larger, smaller }] : [],
    ),
  )
  const [first] = pairs
  if (!first) return []
  const pairsWith = (tier: CoverageCode) =>
    pairs.filter(({ larger, smaller }) => larger === tier || smaller === tier)
  const worst = amounts
    .map(({ tier }) => tier)
    .reduce((most, tier) => (pairsWith(tier).length > pairsWith(most).length ? tier : most), first.larger)
  const { larger, smaller } = pairsWith(worst)[0]!
  const [high, low] = [amountByTier.get(smaller)!, amountByTier.get(larger)!].map(formatDollars)
  const who = smaller === 'EE' ? 'the employee alone' : `tier ${smaller}, which covers fewer people`
  return [
    {
      pointer: `${pointer}/${worst}`,
      message: `Tier ${larger} ${verb} ${low} a year, less than the ${high} for ${who}.`,
      help: 'Check whether the amounts of two tiers are swapped.',
    },
  ]
}
