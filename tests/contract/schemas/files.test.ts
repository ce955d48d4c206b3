import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { check } from '../../../src/contract/check.ts'
import { binding, type Schema } from '../../../src/contract/schemaKeywords.ts'
import { refusedAt } from '../refusal.ts'
import { underlined } from './jsonService.ts'
import { partsOf } from './parts.ts'
import { compiledCheck, faultsOf, root, schemas } from './schemaFiles.ts'

const folder = join('fixtures', 'schemas')

describe.each([...schemas])('Of the files for the schema of %s', async (name, schema) => {
  const validate = await compiledCheck(name)
  const passing = await filesIn(name, 'pass')
  const advised = await filesIn(name, 'advice')
  const failing = await filesIn(name, 'fail')

  it.each(passing)('pass/$file passes, and an editor underlines nothing', async ({ path, text }) => {
    const value: unknown = JSON.parse(text)
    expect(refusedAt((payload) => check(validate, payload, name), value)).toEqual([])
    expect(faultsOf(name, value)).toEqual([])
    expect(await underlined(path, text)).toEqual([])
  })

  it.each(advised)('advice/$file passes, and an editor underlines something', async ({ path, text }) => {
    const value: unknown = JSON.parse(text)
    expect(refusedAt((payload) => check(validate, payload, name), value)).toEqual([])
    expect(faultsOf(name, value)).not.toEqual([])
    expect(await underlined(path, text)).toHaveLength(1)
  })

  it.each(failing)('fail/$file fails at one place, and an editor underlines it', async ({ path, text }) => {
    const [place = 'none', ...others] = refusedAt(
      (payload) => check(validate, payload, name),
      JSON.parse(text),
    ).toSorted((a, b) => a.length - b.length)
    expect(place).not.toBe('none')
    expect(others.filter((other) => !other.startsWith(place))).toEqual([])
    expect(await underlined(path, text)).not.toEqual([])
  })

  it('every kind of rule is broken by one of them', () => {
    const binds = [...partsOf(schema, binding)].flatMap(([, part]) => keywordsThatLimit(part))
    expect(unbroken(binds, failing)).toEqual([])
  })

  it('every kind of advice is ignored by one of them', () => {
    const advises = [...partsOf(schema)].flatMap(([, part]) =>
      keywordsThatLimit(part).filter((keyword) => part.advisory?.includes(keyword)),
    )
    // A list of some thousand rows says nothing that one of 25 does not say.
    expect(unbroken(advises, advised).filter((keyword) => keyword !== 'maxItems')).toEqual([])
  })

  function unbroken(keywords: string[], files: { text: string }[]) {
    const broken = new Set(
      files.flatMap(({ text }) => faultsOf(name, JSON.parse(text)).map(({ keyword }) => keyword)),
    )
    return [...new Set(keywords)].filter((keyword) => !broken.has(keyword))
  }
})

const rules = 'type enum const required not oneOf additionalProperties pattern minProperties'
const ranges = 'minimum maximum minLength maxLength minItems maxItems'
const keywords = `${rules} ${ranges}`.split(' ')

/** What of a schema can be broken; the rest describes, or holds further schemas. */
function keywordsThatLimit(part: Schema) {
  return keywords.filter((keyword) =>
    keyword === 'additionalProperties' ? part[keyword] === false : keyword in part,
  )
}

async function filesIn(name: string, kind: 'pass' | 'advice' | 'fail') {
  const inside = join(folder, name, kind)
  const files = await readdir(join(root, inside))
  return Promise.all(
    files.map(async (file) => ({
      file,
      path: join(inside, file),
      text: await readFile(join(root, inside, file), 'utf8'),
    })),
  )
}
