import type { InstancePayload } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import type { ClientFile } from '../ClientFile.ts'
import { documentKinds } from '../structure/documentKinds.ts'
import { complete } from './complete.ts'

/** The documents of a plan year as rules can rely on them: as they stand, or with damaged parts made up. */
export interface Variant {
  instance: InstancePayload
  /** Undefined where there is no document of plans to look at. */
  plans: PlansDocument | undefined
  /** Pointers to what is made up in each. */
  madeUp: Record<'instance' | 'plans', readonly string[]>
}

/**
 * The documents of a plan year: one variant where both fit their schemas, several that differ in what is made up where
 * one does not, and none where there is nothing to go by.
 */
export function variantsOf(instance: ClientFile | undefined, plans: ClientFile | undefined): Variant[] {
  const stated = valueOf(instance)
  const figures = valueOf(plans)
  if (instance?.isSound && (plans?.isSound || figures === undefined))
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

/** What a file says; undefined where it is another document, or cannot be read. */
function valueOf(file: ClientFile | undefined): unknown {
  return file?.isOfItsKind ? file.source.value : undefined
}
