import { idOfAnotherType } from './idsOfAnotherType.ts'
import { missingRowRules } from './missingRows.ts'
import { bandWithoutPayroll, repeatedBand } from './payroll.ts'
import { repeatedId, repeatedKey, repeatedService } from './repeated.ts'
import type { Documents, Rule } from './Rule.ts'
import { unknownId, unknownService } from './unknownIds.ts'

/**
 * What makes two documents one: the plans have a figure for all that the instance offers, and name nothing that is
 * not there. After this no calculation can miss a figure.
 */
export const agreementRules: readonly Rule<Documents>[] = [
  ...missingRowRules,
  idOfAnotherType,
  unknownId,
  repeatedId,
  repeatedKey,
  unknownService,
  repeatedService,
  bandWithoutPayroll,
  repeatedBand,
]
