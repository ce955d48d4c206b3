import type { InstancePayload } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import type { ClientFile } from '../ClientFile.ts'
import { documentKinds } from '../structure/documentKinds.ts'
import { complete } from './complete.ts'

/** The documents of a plan year, fit for every rule: unchanged, or with made-up values for damaged parts. */
export interface Variant {
  instance: InstancePayload
  /** Undefined if there are no plans to check. */
  plans: PlansDocument | undefined
  /** Pointers to the made-up parts of each. */
  madeUp: Record<'instance' | 'plans', readonly string[]>
}

/**
 * The documents of a plan year: one variant if both fit their schemas, several with different made-up values if one
 * does not, and none if neither can be used.
 */
export function variantsOf(instance: ClientFile | undefined, plans: ClientFile | undefined): Variant[] {
  const stated = valueOf(instance)
  const figures = valueOf(plans)
  if (instance?.isSchemaValid && (plans?.isSchemaValid || figures === undefined))
    return [
      {
        instance: stated as InstancePayload,
        plans: figures as PlansDocument | undefined,
        madeUp: { instance: [], plans: [] },
      },
    ]
  if (stated === undefined && figures === undefined) return []
  const variants = [0, 1, 2].map((variant) => variantOf(variant, stated, figures))
  return variants.every((variant) => variant !== undefined) ? variants : []
}

function variantOf(variant: number, stated: unknown, figures: unknown): Variant | undefined {
  const instance = complete(stated, documentKinds['instance.json'], variant, figures)
  if (!instance) return undefined
  const plans =
    figures === undefined
      ? { document: undefined, madeUp: [] }
      : complete(figures, documentKinds['plans.json'], variant, stated)
  return (
    plans && {
      instance: instance.document as InstancePayload,
      plans: plans.document as PlansDocument | undefined,
      madeUp: { instance: instance.madeUp, plans: plans.madeUp },
    }
  )
}

/** The value of a file; undefined if it is another document, or cannot be read. */
function valueOf(file: ClientFile | undefined): unknown {
  return file?.isOfItsKind ? file.source.value : undefined
}
