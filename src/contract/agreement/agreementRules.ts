import { withIdsCorrected } from './withIdsCorrected.ts'
import { idOfAnotherType } from './idsOfAnotherType.ts'
import { missingRowRules } from './missingRows.ts'
import { misspeltId } from './misspeltIds.ts'
import { bandWithoutPayroll, repeatedBand } from './payroll.ts'
import { repeatedId, repeatedKey, repeatedService } from './repeated.ts'
import type { Documents, Rule } from './Rule.ts'
import { unknownId, unknownService } from './unknownIds.ts'

/** Rules on what is meant: the slips in ids are told by those before. */
const rulesOnWhatIsMeant: readonly Rule<Documents>[] = [
  ...missingRowRules,
  unknownId,
  repeatedId,
  repeatedKey,
  unknownService,
  repeatedService,
  bandWithoutPayroll,
  repeatedBand,
]

/**
 * What makes two documents one: the plans have a figure for all that the instance offers, and name nothing that is
 * not there. After this no calculation can miss a figure.
 */
export const agreementRules: readonly Rule<Documents>[] = [
  idOfAnotherType,
  misspeltId,
  ...rulesOnWhatIsMeant.map((rule) => ({
    ...rule,
    check: (documents: Documents) => rule.check(withIdsCorrected(documents)),
  })),
]
