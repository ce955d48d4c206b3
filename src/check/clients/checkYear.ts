import { previewRules, type PreviewYear } from '../../contract/consistency/previewYears.ts'
import { withDefaults, type Instance } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import { createModel } from '../../engine/model.ts'
import type { ClientFile } from '../ClientFile.ts'
import { certainFaults, type VariantFaults } from '../completion/certainFaults.ts'
import { valueAt } from '../../contract/pointer.ts'
import { variantsOf, type Variant } from '../completion/variants.ts'
import type { Fault, Found, RuleName } from '../Fault.ts'
import { toLinterRule } from '../rules/contractIssues.ts'
import { instanceRules } from '../rules/instanceRules.ts'
import { standingOf, type Standing } from '../rules/lineUp.ts'
import { lineUpRules } from '../rules/lineUpRules.ts'
import { withIdsCorrected } from '../rules/misspelledIds.ts'
import { plansRules } from '../rules/plansRules.ts'
import { runRule } from '../runRule.ts'
import type { YearFolder } from './layout.ts'
import { misspeltFeature, misspeltFeatures, neededFeature, withFeatures } from './misspeltFeatures.ts'

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
  instanceFile?.report(certainFaults(found.map(({ ofInstance }) => ofInstance)))
  plansFile?.report(certainFaults(found.map(({ ofPlans }) => ofPlans)))
  for (const fault of certainFaults(found.map(({ needed }) => needed))) instanceFile?.retell(fault)
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
  ofInstance: VariantFaults
  ofPlans: VariantFaults
  /** The misspelt features that the plans depend on. */
  needed: VariantFaults
}

function faultsOf(
  { instance: payload, plans, madeUp }: Variant,
  folder: YearFolder,
  current: number | undefined,
): YearFaults {
  const stated = withDefaults(payload)
  const slips = misspeltFeatures(payload, stated)
  const instance = withFeatures(stated, slips)
  const ofInstance = [
    ...each(instanceRules, (rule) => rule.check(rule.severity === 'error' ? stated : instance, payload)),
    ...each(previewRules.map(toLinterRule), (rule) => previewFaults(rule, folder, instance, current)),
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
      found: needed.map((slip) => [misspeltFeature, neededFeature(slip, slips)]),
      madeUp: madeUp.instance,
    },
  }
}

/** What the service refuses two documents for. */
function errorsIn(year: Year): number {
  const errors = plansRules.filter(({ severity }) => severity === 'error')
  return each(errors, (rule) => rule.check(year)).length
}

function lineUpFaults({ instance, plans }: Year): Found[] {
  let standing: Standing | undefined
  return each(lineUpRules, (rule) => {
    const model = createModel(plans, instance.client.planYear)
    standing ??= standingOf(instance, model)
    return rule.check(instance, model, standing)
  })
}

function previewFaults(
  { check }: ReturnType<typeof toLinterRule<PreviewYear>>,
  { year }: YearFolder,
  { client }: Instance,
  current: number | undefined,
): Fault[] {
  if (year === undefined) return []
  return check({ planYear: client.planYear, folder: year, current })
}

/** The plan year of an instance, whatever else is wrong with it. */
function planYearOf(file: ClientFile | undefined): number | undefined {
  const year = file?.isOfItsKind ? valueAt(file.source.value, '/client/planYear') : undefined
  return typeof year === 'number' ? year : undefined
}

function each<R extends RuleName>(rules: readonly R[], check: (rule: R) => Fault[]): Found[] {
  return rules.flatMap((rule) => runRule(rule, () => check(rule)))
}
