import type { CoverageCode } from '../../contract/inputs.ts'
import { tiersOf } from '../../contract/tiers.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { memberOf } from './readDocument.ts'

/** The tiers of the client. */
export function readTiers(values: YearValues): CoverageCode[] {
  const singleChild = memberOf(memberOf(values['instance.json'], 'features'), 'singleChild') === true
  return tiersOf({ features: { singleChild } })
}
