import { previewRules } from '../../contract/consistency/folders.ts'
import type { YearDocuments } from '../../contract/consistency/Rule.ts'
import { withDefaults } from '../../contract/instance.ts'
import { valueAt } from '../../contract/pointer.ts'
import { createModel } from '../../engine/createModel.ts'
import type { ClientFile } from '../ClientFile.ts'
import { type RuleMeta, runRule, type RuleFinding, type Findings } from '../LinterRule.ts'
import {
  commonDiagnostics,
  type VariantDiagnostics,
  createVariants,
  type Variant,
} from '../repair/variants.ts'
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
 * Reports the diagnostics of a plan year to its files: of each document, of both together, and of the costs that follow
 * from them. Rules for warnings see misspelled IDs and features corrected, and rules for errors see what the service
 * reads, so that one mistake causes one diagnostic.
 */
export function checkYear(folder: YearFolder, files: ReadonlyMap<string, ClientFile>): void {
  const instanceFile = files.get(`${folder.path}/instance.json`)
  const plansFile = files.get(`${folder.path}/plans.json`)
  const currentYear = findPlanYear(files.get(`${folder.path.split('/')[0]}/instance.json`))
  const variants = createVariants(instanceFile, plansFile).map((variant) =>
    checkVariant(variant, folder, currentYear),
  )
  instanceFile?.report(commonDiagnostics(variants.map(({ instance }) => instance)))
  plansFile?.report(commonDiagnostics(variants.map(({ plans }) => plans)))
  for (const diagnostic of commonDiagnostics(variants.map(({ features }) => features)))
    instanceFile?.replaceAtPointer(diagnostic)
  const [first] = variants
  const hasErrors = [instanceFile, plansFile].some((file) => file?.hasErrors ?? true)
  if (first?.year && !hasErrors) plansFile?.report(checkComparison(first.year))
}

interface CheckedVariant {
  year: YearDocuments | undefined
  instance: VariantDiagnostics
  plans: VariantDiagnostics
  /** The misspelled features that the plans depend on. */
  features: VariantDiagnostics
}

function checkVariant(
  { instance: payload, plans, placeholders }: Variant,
  folder: YearFolder,
  currentYear: number | undefined,
): CheckedVariant {
  const original = withDefaults(payload)
  const misspelled = findMisspelledFeatures(payload, original)
  const instance = withFeaturesCorrected(original, misspelled)
  const year = plans && { instance, plans }
  const instanceDiagnostics = [
    ...runRules(instanceRules, (rule) =>
      rule.check(rule.severity === 'error' ? original : instance, payload),
    ),
    ...runRules(
      previewRules.map(toLinterRule),
      ({ check }) =>
        folder.year !== undefined &&
        check({ planYear: instance.client.planYear, folder: folder.year, current: currentYear }),
    ),
  ]
  const plansDiagnostics = year
    ? runRules(plansRules, (rule) => rule.check(rule.severity === 'error' ? year : withIdsCorrected(year)))
    : []
  const neededFeatures = misspelled.filter((feature) => {
    const others = misspelled.filter((other) => other !== feature)
    const withoutFeature = withFeaturesCorrected(original, others)
    return year && countErrors({ ...year, instance: withoutFeature }) > countErrors(year)
  })
  const featureDiagnostics = neededFeatures.map((feature) => ({
    rule: misspelledFeature,
    ...describeMisspelledFeature(feature),
  }))
  return {
    year,
    instance: { diagnostics: instanceDiagnostics, placeholders: placeholders.instance },
    plans: { diagnostics: plansDiagnostics, placeholders: placeholders.plans },
    features: { diagnostics: featureDiagnostics, placeholders: placeholders.instance },
  }
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
