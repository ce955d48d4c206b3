import type { Instance } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import type { Model } from '../../engine/Model.ts'
import type { Fault, RuleName } from '../Fault.ts'
import type { Standing } from './lineUp.ts'

/** What a rule finds in one of the documents of a plan year. */
export type DocumentFault = Omit<Fault, 'span' | 'fix'>

/** A rule on what employees see and are asked; its faults are in instance.json. */
export interface InstanceRule extends RuleName {
  check: (instance: Instance, payload: unknown) => DocumentFault[]
}

/** The documents of a plan year, each of which fits its schema. */
interface Year {
  instance: Instance
  plans: PlansDocument
}

/** A rule on what plans cost; its faults are in plans.json. */
export interface PlansRule extends RuleName {
  check: (year: Year) => DocumentFault[]
}

/** A rule on what comes out of the plans; it needs documents without errors. */
export interface LineUpRule extends RuleName {
  check: (instance: Instance, model: Model, standing: Standing) => DocumentFault[]
}
