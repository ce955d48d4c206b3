import { findSchemaIssues, type SchemaIssue } from '../../contract/validatePayload.ts'
import { childPointer, parentPointer, parsePointer, valueAt } from '../../contract/pointer.ts'
import { amountNames } from '../structure/amountNames.ts'
import type { DocumentKind } from '../structure/SchemaViolation.ts'
import { subschemasAt } from '../structure/subschemas.ts'
import type { Draft } from './Draft.ts'
import { writePlaceholder, missingOptionalProperties } from './placeholders.ts'

/** A repair can reveal another problem. A document that needs more rounds is too damaged. */
const maxRounds = 10

/**
 * Returns a copy of a document that matches its schema: damaged and missing parts have placeholder values, and
 * everything else stays the same.
 * @param variant see Draft
 * @param otherDocument see Draft
 * @returns the copy and pointers to its placeholders; undefined if the document is too damaged
 */
export function repairDocument(
  document: unknown,
  kind: DocumentKind,
  variant: number,
  otherDocument: unknown,
): { document: unknown; placeholders: string[] } | undefined {
  const draft: Draft = { document: structuredClone(document), schema: kind.schema, variant, otherDocument }
  const placeholders = new Set<string>()
  for (let round = 0; round < maxRounds; round += 1) {
    const issues = findIssues(draft, kind)
    if (issues.length === 0) return { document: draft.document, placeholders: [...placeholders] }
    const repaired = new Set<string>()
    for (const issue of issues) {
      if (withAncestors(issue.pointer).some((pointer) => repaired.has(pointer))) continue
      const pointer = repair(draft, issue)
      repaired.add(pointer)
      placeholders.add(pointer)
    }
  }
  return undefined
}

/** Variant 2 keeps reserved ids, which the other document may use too. They do not break the document's type. */
function findIssues({ document, variant }: Draft, { validate }: DocumentKind): SchemaIssue[] {
  const issues = findSchemaIssues(validate, document)
  const isReservedId = ({ keyword, pointer }: SchemaIssue) =>
    keyword === 'not' && !isObject(valueAt(document, pointer))
  return variant === 2 ? issues.filter((issue) => !isReservedId(issue)) : issues
}

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null
}

/** @returns the pointer to the placeholder */
function repair(draft: Draft, { keyword, pointer, isAboutName }: SchemaIssue): string {
  const owner = parentPointer(pointer)
  if (keyword === 'additionalProperties' || isAboutName) {
    remove(draft, pointer)
    writeOptionalProperties(draft, owner)
    return owner
  }
  const value = valueAt(draft.document, pointer)
  if (keyword === 'not' && isObject(value)) {
    const kept = draft.variant % 2 === 0 ? 'yearly' : 'perPay'
    for (const name of amountNames(subschemasAt(draft.schema, pointer)))
      if (name !== kept) remove(draft, childPointer(pointer, name))
    if (!Object.hasOwn(Object(value) as object, kept)) writePlaceholder(draft, childPointer(pointer, kept))
    return pointer
  }
  writePlaceholder(draft, pointer)
  if (keyword === 'required' && /\/\d+$/.test(owner)) writeOptionalProperties(draft, owner)
  return pointer
}

/** If one property of a list entry is misspelled, others may be missing for the same reason. */
function writeOptionalProperties(draft: Draft, owner: string) {
  for (const name of missingOptionalProperties(draft, owner))
    writePlaceholder(draft, childPointer(owner, name))
}

function remove(draft: Draft, pointer: string) {
  const owner = valueAt(draft.document, parentPointer(pointer))
  Reflect.deleteProperty(Object(owner) as object, parsePointer(pointer).at(-1)!)
}

function withAncestors(pointer: string): string[] {
  return pointer === '' ? [''] : [pointer, ...withAncestors(parentPointer(pointer))]
}
