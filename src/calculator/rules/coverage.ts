import type { CoverageCode } from '../../contract/inputs.ts'
import { stepTexts } from '../texts/stepTexts.ts'

/**
 * The name of a coverage tier, to insert into "You need … coverage." Clients without a tier for one child name that of
 * children "child(ren)".
 */
export function coverageLabel(code: CoverageCode, singleChild: boolean): string {
  return stepTexts.coverage.tiers[code === 'EC' && !singleChild ? 'childOrChildren' : code]
}
