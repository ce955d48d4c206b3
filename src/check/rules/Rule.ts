import type { YearDocuments } from '../../contract/consistency/Rule.ts'
import type { Instance } from '../../contract/instance.ts'
import type { Model } from '../../engine/Model.ts'
import type { LinterRule } from '../LinterRule.ts'
import type { PlanComparison } from './planComparison/comparePlans.ts'

/** Reports problems in instance.json. The payload is the document as it was read, before defaults. */
export type InstanceRule = LinterRule<[instance: Instance, payload: unknown]>

/** Reports problems in plans.json. Both documents match their schemas. */
export type PlansRule = LinterRule<[documents: YearDocuments]>

/** Reports problems in plans.json that only calculated costs show. Runs only if the documents have no errors. */
export type PlanComparisonRule = LinterRule<[instance: Instance, model: Model, comparison: PlanComparison]>
