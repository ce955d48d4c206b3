import type { YearTexts } from '../../contract/yearDocuments.ts'
import { valueAt } from '../../contract/pointer.ts'
import { setValue } from '../edit/jsonEdits.ts'
import { flatten } from '../LinterRule.ts'
import { plansRules } from '../rules/plansRules.ts'
import { listChecklist, type ChecklistItem } from './checklist.ts'
import { moveSchemaAddress } from '../clients/schemaAddress.ts'
import { updateLegalLimits } from './updateLegalLimits.ts'
import { readYear } from './Year.ts'

export interface RolledYear {
  texts: YearTexts
  /** What changed, as sentences: "Plan year: 2027 → 2028". */
  updated: string[]
  /** What the law allows no longer, or is not published yet, as sentences. */
  warnings: string[]
  /** The values to review. */
  checklist: ChecklistItem[]
}

/** Rules whose warnings a new plan year can cause. */
const yearlyRules = new Set([
  'aca-maximum',
  'embedded-deductible',
  'hdhp-deductible',
  'hdhp-maximum',
  'hsa-before-deductible',
  'hsa-money',
])

/**
 * Returns the documents of another year's folder, made from those of a plan year: with its plan year, its legal limits,
 * and the right $schema. All other values stay, and the checklist has those that usually change.
 * @param isFromYearFolder whether the texts come from the folder of a year too
 * @throws UsageError if a document has errors
 */
export function rollYear(texts: YearTexts, planYear: number, isFromYearFolder = false): RolledYear {
  const year = readYear(texts)
  const limits = updateLegalLimits(texts['plans.json'], year, planYear)
  const levels = isFromYearFolder ? 0 : 1
  const rolled: YearTexts = {
    'instance.json': setValue(
      moveSchemaAddress(texts['instance.json'], levels),
      ['client', 'planYear'],
      planYear,
    ),
    'plans.json': moveSchemaAddress(limits.text, levels),
  }
  return {
    texts: rolled,
    updated: [`Plan year: ${year.instance.client.planYear} → ${planYear}`, ...limits.updated],
    warnings: [...limits.unpublished, ...findYearlyProblems(rolled)],
    checklist: listChecklist(texts, rolled),
  }
}

function findYearlyProblems(texts: YearTexts): string[] {
  const { instance, plans } = readYear(texts)
  return plansRules
    .filter(({ code }) => yearlyRules.has(code))
    .flatMap(({ check }) => flatten(check({ instance, plans })))
    .map(({ pointer, message, help }) => {
      const [plan = ''] = /^\/plans\/\d+/.exec(pointer) ?? []
      return `${String(valueAt(plans, `${plan}/displayName`))}: ${message} ${help}`
    })
}
