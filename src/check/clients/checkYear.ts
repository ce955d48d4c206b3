import { asMeant } from '../../contract/agreement/asMeant.ts'
import { previewRules } from '../../contract/agreement/previewRules.ts'
import { completed, type Instance, type InstancePayload } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import { createModel } from '../../service/engine/model.ts'
import type { ClientFile } from '../ClientFile.ts'
import type { Fault, Found, RuleName } from '../Fault.ts'
import { faultOf } from '../rules/faultOf.ts'
import { instanceRules } from '../rules/instanceRules.ts'
import { standingOf } from '../rules/lineUp.ts'
import { lineUpRules } from '../rules/lineUpRules.ts'
import { plansRules } from '../rules/plansRules.ts'
import type { YearFolder } from './layout.ts'
import { misspeltFeature, misspeltFeatures, neededFeature, withFeatures } from './misspeltFeatures.ts'

/**
 * Reports to the files of a plan year what they say amiss: each by itself, both together, and what comes of them.
 * Behind a slip of the keyboard the rules look at what is meant, so that one mistake is told once.
 */
export function checkYear(folder: YearFolder, files: ReadonlyMap<string, ClientFile>): void {
  const instanceFile = files.get(`${folder.path}/instance.json`)
  const plansFile = files.get(`${folder.path}/plans.json`)
  const stated = instanceOf(instanceFile)
  if (!instanceFile || !stated) return
  const payload = instanceFile.source.value as InstancePayload
  const slips = misspeltFeatures(payload, stated)
  const instance = withFeatures(stated, slips)
  const current = instanceOf(files.get(`${folder.path.split('/')[0]}/instance.json`))?.client.planYear
  instanceFile.report(
    each(instanceRules, (rule) => rule.check(rule.severity === 'error' ? stated : instance, payload)).concat(
      each(previewRules, (rule) => previewFaults(rule, folder, instance, current)),
    ),
  )
  if (!plansFile?.isSound) return
  const plans = plansFile.source.value as PlansDocument
  const year = { instance, plans }
  plansFile.report(each(plansRules, (rule) => rule.check(rule.severity === 'error' ? year : asMeant(year))))
  for (const slip of slips) {
    const others = slips.filter((other) => other !== slip)
    const isNeeded = errorsIn({ instance: withFeatures(stated, others), plans }) > errorsIn(year)
    if (isNeeded) instanceFile.retell([misspeltFeature, neededFeature(slip, slips)])
  }
  if (instanceFile.hasErrors || plansFile.hasErrors) return
  const model = createModel(plans, instance.client.planYear)
  const standing = standingOf(instance, model)
  plansFile.report(each(lineUpRules, (rule) => rule.check(instance, model, standing)))
}

/** What the service refuses two documents for. */
function errorsIn(year: { instance: Instance; plans: PlansDocument }): number {
  const errors = plansRules.filter(({ severity }) => severity === 'error')
  return errors.flatMap((rule) => rule.check(year)).length
}

function previewFaults(
  rule: (typeof previewRules)[number],
  { year }: YearFolder,
  { client }: Instance,
  current: number | undefined,
): Fault[] {
  if (year === undefined) return []
  return rule.check({ planYear: client.planYear, folder: year, current }).map(faultOf)
}

/** The instance of a file that fits its schema. */
function instanceOf(file: ClientFile | undefined): Instance | undefined {
  return file?.isSound ? completed(file.source.value as InstancePayload) : undefined
}

function each<R extends RuleName>(rules: readonly R[], check: (rule: R) => Fault[]): Found[] {
  return rules.flatMap((rule) => check(rule).map((fault): Found => [rule, fault]))
}
