import type { CoverageCode } from '../../contract/inputs.ts'
import { stepTexts } from '../texts/stepTexts.ts'

/** The coverage tier that texts name. Clients without a tier for one child name that of children "child(ren)". */
export function coverageTier(code: CoverageCode, singleChild: boolean) {
  return code === 'EC' && !singleChild ? 'childOrChildren' : code
}

/** The name of a coverage tier, to insert into "You need … coverage." */
export function coverageLabel(code: CoverageCode, singleChild: boolean): string {
  return stepTexts.coverage.tiers[coverageTier(code, singleChild)]
}
