import { ownerOf } from '../../contract/pointer.ts'
import type { UnlocatedDiagnostic, RuleDiagnostic } from '../UnlocatedDiagnostic.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { adviceRuleOf } from './adviceRules.ts'
import type { DocumentKind } from './documentKinds.ts'
import { misfitsIn, type Misfit } from './Misfit.ts'
import { misspelledName, misspelledNames } from './misspelledNames.ts'
import { structureRuleOf } from './structureRules.ts'
import { unquoted } from './unquoted.ts'
import { otherDocument } from './wrongDocument.ts'

/**
 * Where a document does not fit its schema, with nothing left of which its type can be relied on; and where it does
 * not follow what its schema advises.
 */
export function structureDiagnostics(
  source: JsonDocument,
  kind: DocumentKind,
): { broken: RuleDiagnostic[]; advised: RuleDiagnostic[] } {
  const { broken, advised } = misfitsIn(source.value, kind)
  const other = broken.length > 0 ? otherDocument(source, kind) : undefined
  if (other) return { broken: [other], advised: [] }
  const slips = misspelledNames(broken, advised)
  const told = new Set([...slips.values()].map(({ unknown }) => unknown))
  const isLeft = (misfit: Misfit) => !told.has(misfit)
  return withoutRivals({
    broken: eachPlaceOnce(broken.filter(isLeft)).map((misfit) => {
      const rule = structureRuleOf(misfit)
      const slip = slips.get(misfit)
      if (slip) return { rule, ...placed(slip.unknown), ...misspelledName(slip) }
      return { rule, ...placed(misfit), ...rule.words(misfit), ...unquoted(source, misfit) }
    }),
    advised: advised.filter(isLeft).flatMap((misfit): RuleDiagnostic[] => {
      const rule = adviceRuleOf(misfit)
      return rule ? [{ rule, ...placed(misfit), ...rule.words(misfit) }] : []
    }),
  })
}

/** Removes the replacements of two names in an object that have the same one: only a person can tell which is right. */
function withoutRivals({ broken, advised }: Record<'broken' | 'advised', RuleDiagnostic[]>) {
  const placeOf = ({ pointer, replacement }: UnlocatedDiagnostic) =>
    `${ownerOf(pointer)} ${String(replacement)}`
  const isRename = ({ isAboutName, replacement }: UnlocatedDiagnostic) =>
    isAboutName && replacement !== undefined
  const renames = [...broken, ...advised].filter(isRename)
  const isRival = (rename: RuleDiagnostic) =>
    isRename(rename) && renames.filter((other) => placeOf(other) === placeOf(rename)).length > 1
  const checked = (found: RuleDiagnostic[]) =>
    found.map((each) => (isRival(each) ? { ...each, replacement: undefined } : each))
  return { broken: checked(broken), advised: checked(advised) }
}

function placed({ path, keyword, isOfName }: Misfit) {
  return { pointer: path, isAboutName: isOfName || keyword === 'additionalProperties' }
}

/** A validator says several things of a place of which the first says enough. */
function eachPlaceOnce(misfits: Misfit[]): Misfit[] {
  const byPlace = new Map(misfits.toReversed().map((misfit) => [misfit.path, misfit]))
  return misfits.filter((misfit) => byPlace.get(misfit.path) === misfit)
}
