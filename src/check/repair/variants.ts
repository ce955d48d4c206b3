import type { InstancePayload } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import type { ClientFile } from '../ClientFile.ts'
import { documentKinds } from '../structure/documentKinds.ts'
import { repairDocument } from './repairDocument.ts'
import { parentPointer } from '../../contract/pointer.ts'
import type { RuleFinding } from '../LinterRule.ts'

/** The documents of a plan year, matching their schemas so that every rule can check them. */
export interface Variant {
  instance: InstancePayload
  /** Undefined if there are no plans to check. */
  plans: PlansDocument | undefined
  /** Pointers to the placeholders in each document. */
  placeholders: Record<'instance' | 'plans', readonly string[]>
}

/**
 * One variant without placeholders if both documents match their schemas; several with different placeholders if one
 * does not; none if neither can be used.
 */
export function createVariants(
  instanceFile: ClientFile | undefined,
  plansFile: ClientFile | undefined,
): Variant[] {
  const instance = usableValue(instanceFile)
  const plans = usableValue(plansFile)
  if (instanceFile?.isSchemaValid && (plansFile?.isSchemaValid || plans === undefined))
    return [
      {
        instance: instance as InstancePayload,
        plans: plans as PlansDocument | undefined,
        placeholders: { instance: [], plans: [] },
      },
    ]
  if (instance === undefined && plans === undefined) return []
  const variants = [0, 1, 2].map((variant) => createVariant(variant, instance, plans))
  return variants.every((variant) => variant !== undefined) ? variants : []
}

function createVariant(variant: number, instance: unknown, plans: unknown): Variant | undefined {
  const repairedInstance = repairDocument(instance, documentKinds['instance.json'], variant, plans)
  if (!repairedInstance) return undefined
  const repairedPlans =
    plans === undefined
      ? { document: undefined, placeholders: [] }
      : repairDocument(plans, documentKinds['plans.json'], variant, instance)
  return (
    repairedPlans && {
      instance: repairedInstance.document as InstancePayload,
      plans: repairedPlans.document as PlansDocument | undefined,
      placeholders: { instance: repairedInstance.placeholders, plans: repairedPlans.placeholders },
    }
  )
}

/** Undefined if the file is another document or cannot be parsed. */
function usableValue(file: ClientFile | undefined): unknown {
  return file?.hasExpectedKind ? file.document.value : undefined
}

/** The diagnostics of one variant of a document. */
export interface VariantDiagnostics {
  diagnostics: RuleFinding[]
  /** Pointers to the placeholders. */
  placeholders: readonly string[]
}

/** The diagnostics that all variants share outside their placeholders, so that no placeholder causes them. */
export function commonDiagnostics([first, ...others]: readonly VariantDiagnostics[]): RuleFinding[] {
  if (!first) return []
  const keysInOthers = others.map(({ diagnostics }) => new Set(diagnostics.map(toKey)))
  const placeholders = [first, ...others].flatMap((variant) => variant.placeholders)
  return first.diagnostics.filter(
    (each) =>
      keysInOthers.every((keys) => keys.has(toKey(each))) && !isAboutPlaceholder(placeholders, each.pointer),
  )
}

function toKey({ rule, ...diagnostic }: RuleFinding) {
  return JSON.stringify([rule.code, diagnostic])
}

/** Whether a pointer points to a placeholder, to its parent, or into it. */
function isAboutPlaceholder(placeholders: readonly string[], pointer: string) {
  return placeholders.some(
    (each) => pointer === each || pointer === parentPointer(each) || pointer.startsWith(`${each}/`),
  )
}
