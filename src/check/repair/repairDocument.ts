import { findSchemaIssues, type SchemaIssue } from '../../contract/validatePayload.ts'
import { childPointer, parentPointer, parsePointer, valueAt, setValueAt } from '../../contract/pointer.ts'
import { amountNames, subschemasAt, collectProperties, type Schema } from '../structure/subschemas.ts'
import type { DocumentKind } from '../structure/SchemaViolation.ts'
import { type Draft, expectedEntries, expectedValues } from './expectedValues.ts'

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

/** Writes a placeholder: a value that other parts of the documents refer to, or else one that the schema allows. */
function writePlaceholder(draft: Draft, pointer: string): void {
  const subschemas = subschemasAt(draft.schema, pointer)
  const expected = expectedValues(draft, pointer)
  const value = [expected[0], expected.at(-1), undefined][draft.variant]
  if (value !== undefined) write(draft, pointer, value)
  else if (hasType(subschemas, 'object')) writeObject(draft, pointer, subschemas)
  else if (hasType(subschemas, 'array')) writeList(draft, pointer)
  else write(draft, pointer, placeholderValue(draft, pointer, subschemas))
}

/** The known properties that an object lacks, in the variant that has all optional properties; [] in the others. */
function missingOptionalProperties({ document, schema, variant }: Draft, pointer: string): string[] {
  const value = Object(valueAt(document, pointer)) as object
  const names = [...collectProperties(subschemasAt(schema, pointer)).keys()]
  return variant === 1 ? names.filter((name) => !Object.hasOwn(value, name)) : []
}

function writeObject(draft: Draft, pointer: string, subschemas: Schema[]) {
  write(draft, pointer, {})
  writeMissingProperties(draft, pointer, subschemas)
}

function writeMissingProperties(draft: Draft, pointer: string, subschemas: Schema[]) {
  const required = subschemas.flatMap((subschema) => (subschema.required ?? []) as string[])
  for (const name of [...required, ...missingOptionalProperties(draft, pointer)])
    if (valueAt(draft.document, childPointer(pointer, name)) === undefined)
      writePlaceholder(draft, childPointer(pointer, name))
}

/** Adds at least one entry, because a feature can require one. */
function writeList(draft: Draft, pointer: string) {
  write(draft, pointer, [])
  const { name, values } = draft.variant === 2 ? { name: '', values: [] } : expectedEntries(draft, pointer)
  for (let index = 0; index < Math.max(1, values.length); index += 1) {
    const entry = childPointer(pointer, index)
    write(draft, entry, index < values.length ? { [name]: values[index] } : {})
    writeMissingProperties(draft, entry, subschemasAt(draft.schema, entry))
  }
}

function placeholderValue({ variant }: Draft, pointer: string, subschemas: Schema[]): unknown {
  const choices = subschemas.find((subschema) => subschema.enum)?.enum as unknown[] | undefined
  if (choices) return choices[variant % choices.length]
  if (hasType(subschemas, 'boolean')) return variant === 1
  // Unique, because a string can be an id.
  if (hasType(subschemas, 'string')) return `${variant}${pointer}`
  const { minimum = 0, maximum = 1000 } = subschemas.find((subschema) => 'minimum' in subschema) ?? {}
  const [least, greatest] = [Number(minimum), Number(maximum)]
  const between = Math.round(Math.sqrt(Math.abs(greatest)))
  return [least, greatest, Math.min(Math.max(between, least), greatest)][variant]
}

function hasType(subschemas: Schema[], type: string) {
  return subschemas.some((subschema) => [subschema.type].flat().includes(type))
}

function write(draft: Draft, pointer: string, value: unknown) {
  if (pointer === '') draft.document = value
  else setValueAt(draft.document, pointer, value)
}
