import { ContractError } from '../ContractError.ts'
import { correctIds, findTypeMismatches, idOfAnotherType } from './idTypes.ts'
import { idLists } from './idLists.ts'
import {
  missingRowRules,
  repeatedId,
  repeatedKey,
  repeatedService,
  unknownId,
  unknownPlan,
  unknownService,
} from './rows.ts'
import { noPlanOffered, bandWithoutPayroll, locationWithoutPayroll, repeatedBand } from './offers.ts'
import { findIssues, type PricedDocuments, type Rule, type YearDocuments } from './Rule.ts'

/** Rules for plans.json alone. */
export const priceRules: readonly Rule<PricedDocuments>[] = [
  repeatedId,
  repeatedKey,
  unknownService,
  repeatedService,
  unknownPlan,
  repeatedBand,
]

/** Rules for documents whose id mismatches are already reported and corrected. */
export const consistencyRules: readonly Rule<YearDocuments>[] = [
  ...missingRowRules,
  unknownId,
  ...priceRules,
  noPlanOffered,
  bandWithoutPayroll,
  locationWithoutPayroll,
]

/**
 * Checks that the plans have an amount for everything that the instance offers, and no unknown ids. Calculations can
 * then rely on every amount.
 * @throws ContractError with every issue.
 */
export function checkConsistency(documents: YearDocuments): void {
  const mismatches = idLists(documents).flatMap(findTypeMismatches)
  const issues = [
    ...(mismatches.length > 0 ? findIssues([idOfAnotherType], documents) : []),
    ...findIssues(consistencyRules, correctIds(documents, mismatches)),
  ]
  if (issues.length > 0) throw new ContractError('plans document', issues)
}
