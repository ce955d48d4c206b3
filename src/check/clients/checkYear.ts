import { withIdsCorrected } from '../../contract/agreement/withIdsCorrected.ts'
import { previewRules } from '../../contract/agreement/previewRules.ts'
import { completed, type Instance } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import { createModel } from '../../engine/model.ts'
import type { ClientFile } from '../ClientFile.ts'
import { certainDiagnostics, type VariantDiagnostics } from '../completion/certainDiagnostics.ts'
import { valueAt } from '../../contract/pointer.ts'
import { variantsOf, type Variant } from '../completion/variants.ts'
import type { RuleMeta } from '../RuleMeta.ts'
import type { RuleDiagnostic, UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { faultOf } from '../rules/faultOf.ts'
import { instanceRules } from '../rules/instanceRules.ts'
import { comparePlans, type PlanComparison } from '../rules/planComparison/comparePlans.ts'
import { planComparisonRules } from '../rules/planComparison/planComparisonRules.ts'
import { plansRules } from '../rules/plansRules.ts'
import { runRule } from '../runRule.ts'
import type { YearFolder } from './layout.ts'
import { misspelledFeature, misspelledFeatures, neededFeature, withFeatures } from './misspelledFeatures.ts'

/**
 * Reports to the files of a plan year what they say amiss: each by itself, both together, and what comes of them.
 * Behind a slip of the keyboard the rules look at what is meant, so that one mistake is told once.
 */
export function checkYear(folder: YearFolder, files: ReadonlyMap<string, ClientFile>): void {
  const instanceFile = files.get(`${folder.path}/instance.json`)
  const plansFile = files.get(`${folder.path}/plans.json`)
  const current = planYearOf(files.get(`${folder.path.split('/')[0]}/instance.json`))
  const variants = variantsOf(instanceFile, plansFile)
  const found = variants.map((variant) => faultsOf(variant, folder, current))
  instanceFile?.report(certainDiagnostics(found.map(({ ofInstance }) => ofInstance)))
  plansFile?.report(certainDiagnostics(found.map(({ ofPlans }) => ofPlans)))
  for (const fault of certainDiagnostics(found.map(({ needed }) => needed))) instanceFile?.retell(fault)
  const [only] = found
  const hasErrors = [instanceFile, plansFile].some((file) => file?.hasErrors ?? true)
  if (only?.year && !hasErrors) plansFile?.report(lineUpFaults(only.year))
}

interface Year {
  instance: Instance
  plans: PlansDocument
}

interface YearFaults {
  year: Year | undefined
  ofInstance: VariantDiagnostics
  ofPlans: VariantDiagnostics
  /** The misspelled features that the plans depend on. */
  needed: VariantDiagnostics
}

function faultsOf(
  { instance: payload, plans, madeUp }: Variant,
  folder: YearFolder,
  current: number | undefined,
): YearFaults {
  const stated = completed(payload)
  const slips = misspelledFeatures(payload, stated)
  const instance = withFeatures(stated, slips)
  const ofInstance = [
    ...each(instanceRules, (rule) => rule.check(rule.severity === 'error' ? stated : instance, payload)),
    ...each(previewRules, (rule) => previewFaults(rule, folder, instance, current)),
  ]
  const year = plans && { instance, plans }
  const ofPlans = year
    ? each(plansRules, (rule) => rule.check(rule.severity === 'error' ? year : withIdsCorrected(year)))
    : []
  const needed = slips.filter((slip) => {
    const others = slips.filter((other) => other !== slip)
    return year && errorsIn({ ...year, instance: withFeatures(stated, others) }) > errorsIn(year)
  })
  return {
    year,
    ofInstance: { found: ofInstance, madeUp: madeUp.instance },
    ofPlans: { found: ofPlans, madeUp: madeUp.plans },
    needed: {
      found: needed.map((slip) => ({ rule: misspelledFeature, ...neededFeature(slip, slips) })),
      madeUp: madeUp.instance,
    },
  }
}

/** What the service refuses two documents for. */
function errorsIn(year: Year): number {
  const errors = plansRules.filter(({ severity }) => severity === 'error')
  return each(errors, (rule) => rule.check(year)).length
}

function lineUpFaults({ instance, plans }: Year): RuleDiagnostic[] {
  let comparison: PlanComparison | undefined
  return each(planComparisonRules, (rule) => {
    const model = createModel(plans, instance.client.planYear)
    comparison ??= comparePlans(instance, model)
    return rule.check(instance, model, comparison)
  })
}

function previewFaults(
  rule: (typeof previewRules)[number],
  { year }: YearFolder,
  { client }: Instance,
  current: number | undefined,
): UnlocatedDiagnostic[] {
  if (year === undefined) return []
  return rule.check({ planYear: client.planYear, folder: year, current }).map(faultOf)
}

/** The plan year of an instance, whatever else is wrong with it. */
function planYearOf(file: ClientFile | undefined): number | undefined {
  const year = file?.isOfItsKind ? valueAt(file.source.value, '/client/planYear') : undefined
  return typeof year === 'number' ? year : undefined
}

function each<R extends RuleMeta>(
  rules: readonly R[],
  check: (rule: R) => UnlocatedDiagnostic[],
): RuleDiagnostic[] {
  return rules.flatMap((rule) => runRule(rule, () => check(rule)))
}
