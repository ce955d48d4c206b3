import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErrorObject } from 'ajv'
import { expect, test } from 'vitest'
import { subschemasAt } from '../../../src/check/structure/subschemas.ts'
import { childPointer } from '../../../src/contract/pointer.ts'
import type { Schema } from '../../../src/contract/schemaKeywords.ts'
import { allSubschemas } from './allSubschemas.ts'
import { generatedValidator, inEnglish, schemaErrors, root, schemas } from './schemaFiles.ts'
import { variantsOf } from './variants.ts'

/** The keywords that reject values. Others describe values or contain schemas. */
const limitingKeywords =
  'type enum const not pattern minimum maximum minLength maxLength minItems maxItems minProperties maxProperties'

/** Limits that do not bind APIs: of amounts and unknown properties. The empty list that means no limit must be empty. */
const isOpenToApis = (name: string, limit: string) =>
  ['instance', 'outputs'].includes(name) &&
  /\/(additionalProperties|minLength|maxLength|(?<!\/contributionLimit\/)maxItems)$/.test(limit)

test.each([...schemas.keys()])(
  'Each keyword of the %s schema rejects a document by itself, unless it is advisory',
  async (name) => {
    const validate = await generatedValidator(name)
    const schema = schemas.get(name)!
    const parts = new Map([...partsAt(schema)].map(([at, part]) => [part, at]))
    const limits = [...parts].flatMap(([part, at]) => limitsOf(part).map((limit) => `${at}/${limit}`))
    const advice = [...parts].flatMap(([part, at]) => (part.advisory ?? []).map((word) => `${at}/${word}`))
    const untested = new Set(limits)
    const misjudged = new Set<string>()
    for (const document of (await passing(name)).flatMap((each) => [...variantsOf(schema, each)])) {
      const broken = new Set(
        schemaErrors(name, document)
          .filter(isOwnError)
          .map((error) => limitOf(error, parts)),
      )
      const [limit = ''] = broken
      if (broken.size !== 1) continue
      untested.delete(limit)
      const isAdvice = advice.some((advised) => `${limit}/`.startsWith(`${advised}/`))
      if (validate(inEnglish(name, document)) !== (isAdvice || isOpenToApis(name, limit)))
        misjudged.add(limit)
    }
    expect([...untested]).toEqual([])
    expect([...misjudged]).toEqual([])
  },
  // Half a second for thousands of documents, and more if other tests run in parallel.
  30_000,
)

test.each(['instance', 'outputs'])('accepts additional properties in every object of %s', async (name) => {
  const validate = await generatedValidator(name)
  for (const document of await passing(name))
    expect(validate(inEnglish(name, withUnknownProperties(schemas.get(name)!, document)))).toBe(true)
})

/** A document with an unknown property in each object, but not in maps, where it would be an entry. */
function withUnknownProperties(schema: Schema, value: unknown, pointer = ''): unknown {
  const part = (name: string | number, inner: unknown) =>
    withUnknownProperties(schema, inner, childPointer(pointer, name))
  if (Array.isArray(value)) return value.map((row, index) => part(index, row))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, part(name, inner)]))
  return subschemasAt(schema, pointer).some(({ properties }) => properties)
    ? { ...parts, unknown: { property: 'value' } }
    : parts
}

/** A schema and every schema inside it, including those of its conditions. */
function* partsAt(schema: Schema): Generator<[at: string, part: Schema]> {
  for (const [at, part] of allSubschemas(schema)) {
    yield [at, part]
    for (const branch of ['then', 'else'])
      if (part[branch])
        for (const [inner, subschema] of allSubschemas(part[branch] as Schema))
          yield [`${at}/${branch}${inner}`, subschema]
  }
}

/** The limits of a schema, with one limit for each required property. */
function limitsOf(part: Schema): string[] {
  const required = ((part.required ?? []) as string[]).map((property) => `required/${property}`)
  const closed = part.additionalProperties === false ? ['additionalProperties'] : []
  return [...limitingKeywords.split(' ').filter((keyword) => keyword in part), ...required, ...closed]
}

/** The limit that an error reports. */
function limitOf({ parentSchema, keyword, params }: ErrorObject, parts: ReadonlyMap<unknown, string>) {
  const limit = `${parts.get(parentSchema) ?? ''}/${keyword}`
  return keyword === 'required' ? `${limit}/${params.missingProperty}` : limit
}

/** Whether an error is the schema's own, and not a repetition of errors of inner schemas. */
function isOwnError({ keyword }: ErrorObject) {
  return keyword !== 'if' && keyword !== 'propertyNames'
}

async function passing(name: string): Promise<unknown[]> {
  const folder = join(root, 'fixtures/schemas', name, 'pass')
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))
  return texts.map((text) => JSON.parse(text) as unknown)
}
