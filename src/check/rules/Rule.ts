import type { Instance } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import type { Model } from '../../engine/Model.ts'
import type { RuleMeta } from '../RuleMeta.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import type { Standing } from './lineUp.ts'

/** A rule on what employees see and are asked; its faults are in instance.json. */
export interface InstanceRule extends RuleMeta {
  check: (instance: Instance, payload: unknown) => UnlocatedDiagnostic[]
}

/** The documents of a plan year, each of which fits its schema. */
interface Year {
  instance: Instance
  plans: PlansDocument
}

/** A rule on what plans cost; its faults are in plans.json. */
export interface PlansRule extends RuleMeta {
  check: (year: Year) => UnlocatedDiagnostic[]
}

/** A rule on what comes out of the plans; it needs documents without errors. */
export interface LineUpRule extends RuleMeta {
  check: (instance: Instance, model: Model, standing: Standing) => UnlocatedDiagnostic[]
}
