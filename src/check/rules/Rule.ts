import type { Instance } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import type { Model } from '../../engine/Model.ts'
import type { RuleMeta } from '../RuleMeta.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import type { PlanComparison } from './planComparison/comparePlans.ts'

/** Reports problems in instance.json. */
export interface InstanceRule extends RuleMeta {
  /** @param payload the document as it was read, before defaults */
  check: (instance: Instance, payload: unknown) => UnlocatedDiagnostic[]
}

/** The documents of a plan year. Each fits its schema. */
export interface PlanYear {
  instance: Instance
  plans: PlansDocument
}

/** Reports problems in plans.json. */
export interface PlansRule extends RuleMeta {
  check: (year: PlanYear) => UnlocatedDiagnostic[]
}

/** Reports problems in plans.json that only calculated costs show. Runs only if the documents have no errors. */
export interface PlanComparisonRule extends RuleMeta {
  check: (instance: Instance, model: Model, comparison: PlanComparison) => UnlocatedDiagnostic[]
}
