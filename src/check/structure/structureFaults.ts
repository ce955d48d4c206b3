import { ownerOf } from '../../contract/pointer.ts'
import type { Fault, Found } from '../Fault.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { adviceRuleOf } from './adviceRules.ts'
import type { DocumentKind } from './documentKinds.ts'
import { misfitsIn, type Misfit } from './Misfit.ts'
import { misspeltName, misspeltNames } from './misspeltNames.ts'
import { structureRuleOf } from './structureRules.ts'
import { unquoted } from './unquoted.ts'
import { otherDocument } from './wrongDocument.ts'

/**
 * Where a document does not fit its schema, with nothing left of which its type can be relied on; and where it does
 * not follow what its schema advises.
 */
export function structureFaults(
  source: JsonDocument,
  kind: DocumentKind,
): { broken: Found[]; advised: Found[] } {
  const { broken, advised } = misfitsIn(source.value, kind)
  const other = broken.length > 0 ? otherDocument(source, kind) : undefined
  if (other) return { broken: [other], advised: [] }
  const slips = misspeltNames(broken, advised)
  const told = new Set([...slips.values()].map(({ unknown }) => unknown))
  const isLeft = (misfit: Misfit) => !told.has(misfit)
  return withoutRivals({
    broken: eachPlaceOnce(broken.filter(isLeft)).map((misfit) => {
      const rule = structureRuleOf(misfit)
      const slip = slips.get(misfit)
      if (slip) return [rule, { ...placed(slip.unknown), ...misspeltName(slip) }]
      return [rule, { ...placed(misfit), ...rule.words(misfit), ...unquoted(source, misfit) }]
    }),
    advised: advised.filter(isLeft).flatMap((misfit): Found[] => {
      const rule = adviceRuleOf(misfit)
      return rule ? [[rule, { ...placed(misfit), ...rule.words(misfit) }]] : []
    }),
  })
}

/** Removes the replacements of two names in an object that have the same one: only a person can tell which is right. */
function withoutRivals(faults: Record<'broken' | 'advised', Found[]>) {
  const placeOf = ({ pointer, replacement }: Fault) => `${ownerOf(pointer)} ${String(replacement)}`
  const isRename = ({ isAboutName, replacement }: Fault) => isAboutName && replacement !== undefined
  const renames = Object.values(faults)
    .flat()
    .map(([, fault]) => fault)
    .filter(isRename)
  const isRival = (fault: Fault) =>
    isRename(fault) && renames.filter((other) => placeOf(other) === placeOf(fault)).length > 1
  const checked = (found: Found[]) =>
    found.map(([rule, fault]): Found => [rule, isRival(fault) ? { ...fault, replacement: undefined } : fault])
  return { broken: checked(faults.broken), advised: checked(faults.advised) }
}

function placed({ path, keyword, isOfName }: Misfit) {
  return { pointer: path, isAboutName: isOfName || keyword === 'additionalProperties' }
}

/** A validator says several things of a place of which the first says enough. */
function eachPlaceOnce(misfits: Misfit[]): Misfit[] {
  const byPlace = new Map(misfits.toReversed().map((misfit) => [misfit.path, misfit]))
  return misfits.filter((misfit) => byPlace.get(misfit.path) === misfit)
}
