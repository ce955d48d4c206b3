import { previewRules } from '../../contract/consistency/folders.ts'
import type { YearDocuments } from '../../contract/consistency/Rule.ts'
import { withDefaults, type InstancePayload } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import { valueAt } from '../../contract/pointer.ts'
import { createModel } from '../../engine/createModel.ts'
import type { ClientFile } from '../ClientFile.ts'
import { type RuleMeta, runRule, type RuleFinding, type Findings } from '../LinterRule.ts'
import { toLinterRule } from '../rules/contractRules.ts'
import { instanceRules } from '../rules/instanceRules.ts'
import {
  withIdsCorrected,
  describeMisspelledFeature,
  findMisspelledFeatures,
  misspelledFeature,
  withFeaturesCorrected,
} from '../rules/misspellings.ts'
import { comparePlans, type PlanComparison } from '../rules/planComparison/comparePlans.ts'
import { planComparisonRules } from '../rules/planComparison/planComparisonRules.ts'
import { plansRules } from '../rules/plansRules.ts'
import type { YearFolder } from './FolderLayout.ts'

/**
 * Reports the diagnostics of a plan year to its files, in stages: of an instance that matches its schema; of both
 * documents together, if the plans match theirs too; and, without errors, of the costs that follow from them. Rules for
 * warnings see misspelled IDs and features corrected, and rules for errors see what the service reads, so that one
 * mistake causes one diagnostic.
 */
export function checkYear(folder: YearFolder, files: ReadonlyMap<string, ClientFile>): void {
  const instanceFile = files.get(`${folder.path}/instance.json`)
  const plansFile = files.get(`${folder.path}/plans.json`)
  if (!instanceFile?.isSchemaValid) return
  const payload = instanceFile.document.value as InstancePayload
  const original = withDefaults(payload)
  const misspelled = findMisspelledFeatures(payload, original)
  const instance = withFeaturesCorrected(original, misspelled)
  const current = findPlanYear(files.get(`${folder.path.split('/')[0]}/instance.json`))
  instanceFile.report([
    ...runRules(instanceRules, (rule) =>
      rule.check(rule.severity === 'error' ? original : instance, payload),
    ),
    ...runRules(
      previewRules.map(toLinterRule),
      ({ check }) =>
        folder.year !== undefined &&
        check({ planYear: instance.client.planYear, folder: folder.year, current }),
    ),
  ])
  if (!plansFile?.isSchemaValid) return
  const plans = plansFile.document.value as PlansDocument
  const year = { instance, plans }
  plansFile.report(
    runRules(plansRules, (rule) => rule.check(rule.severity === 'error' ? year : withIdsCorrected(year))),
  )
  for (const feature of misspelled) {
    const others = misspelled.filter((other) => other !== feature)
    const withoutFeature = { plans, instance: withFeaturesCorrected(original, others) }
    if (countErrors(withoutFeature) > countErrors(year))
      instanceFile.replaceAtPointer({
        rule: misspelledFeature,
        ...describeMisspelledFeature(feature),
      })
  }
  if (!instanceFile.hasErrors && !plansFile.hasErrors) plansFile.report(checkComparison(year))
}

/** The number of errors for which the service rejects the documents. */
function countErrors(documents: YearDocuments): number {
  const errorRules = plansRules.filter(({ severity }) => severity === 'error')
  return runRules(errorRules, (rule) => rule.check(documents)).length
}

function checkComparison({ instance, plans }: YearDocuments): RuleFinding[] {
  let comparison: PlanComparison | undefined
  return runRules(planComparisonRules, (rule) => {
    const model = createModel(plans, instance.client.planYear)
    comparison ??= comparePlans(instance, model)
    return rule.check(instance, model, comparison)
  })
}

function findPlanYear(file: ClientFile | undefined): number | undefined {
  const year = file?.hasExpectedKind ? valueAt(file.document.value, '/client/planYear') : undefined
  return typeof year === 'number' ? year : undefined
}

function runRules<Rule extends RuleMeta>(
  rules: readonly Rule[],
  check: (rule: Rule) => Findings,
): RuleFinding[] {
  return rules.flatMap((rule) => runRule(rule, () => check(rule)))
}
