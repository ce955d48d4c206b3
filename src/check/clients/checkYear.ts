import { previewRules } from '../../contract/consistency/folders.ts'
import { priceRules } from '../../contract/consistency/checkConsistency.ts'
import { figureRules } from '../../contract/consistency/figures.ts'
import { withDefaults, type Id, type InstancePayload } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import { findPlaces, valueAt } from '../../contract/pointer.ts'
import type { ClientFile } from '../ClientFile.ts'
import { runRules, type RuleFinding } from '../LinterRule.ts'
import { toLinterRule } from '../rules/contractRules.ts'
import { logoRules } from '../rules/brandRules.ts'
import { instanceRules } from '../rules/instanceRules.ts'
import { withIdsCorrected } from '../rules/misspellings.ts'
import { plansRules } from '../rules/plansRules.ts'
import type { YearFolder } from './classifyPaths.ts'

/**
 * Reports the diagnostics of a plan year to its files, in stages: of each document that matches its schema, and of both
 * together, if both do. Rules for warnings see misspelled IDs corrected, and rules for errors see what the service reads, so
 * that one mistake causes one diagnostic.
 * @param texts of all files, with the logos
 */
export function checkYear(
  folder: YearFolder,
  files: ReadonlyMap<string, ClientFile>,
  texts: ReadonlyMap<string, string>,
): void {
  const instanceFile = files.get(`${folder.path}/instance.json`)
  const plansFile = files.get(`${folder.path}/plans.json`)
  const plans = plansFile?.isSchemaValid ? (plansFile.document.value as PlansDocument) : undefined
  if (!instanceFile?.isSchemaValid) {
    if (plans) plansFile?.report(checkPlansAlone(plans, instanceFile))
    return
  }
  const payload = instanceFile.document.value as InstancePayload
  const instance = withDefaults(payload)
  const current = findPlanYear(files.get(`${folder.path.split('/')[0]}/instance.json`))
  instanceFile.report([
    ...runRules(instanceRules, (rule) => rule.check(instance, payload, plans)),
    ...runRules(logoRules, ({ check }) => check(instance, (name) => texts.get(`${folder.path}/${name}`))),
    ...runRules(
      previewRules.map(toLinterRule),
      ({ check }) =>
        folder.year !== undefined &&
        check({ planYear: instance.client.planYear, folder: folder.year, current }),
    ),
  ])
  if (!plansFile || !plans) return
  const year = { instance, plans }
  plansFile.report(
    runRules(plansRules, (rule) => rule.check(rule.severity === 'error' ? year : withIdsCorrected(year))),
  )
}

/** The errors that do not depend on the instance, of which only the IDs of services are read, as far as they are there. */
function checkPlansAlone(plans: PlansDocument, instanceFile: ClientFile | undefined): RuleFinding[] {
  const services = findPlaces(instanceFile?.document.value, '/services/*/id').map(({ value }) => ({
    id: value as Id,
    name: '',
  }))
  return [
    ...runRules(figureRules.map(toLinterRule), ({ check }) => check(plans)),
    ...runRules(priceRules.map(toLinterRule), ({ check }) => check({ plans, instance: { services } })),
  ]
}

function findPlanYear(file: ClientFile | undefined): number | undefined {
  const year = file?.hasExpectedKind ? valueAt(file.document.value, '/client/planYear') : undefined
  return typeof year === 'number' ? year : undefined
}
