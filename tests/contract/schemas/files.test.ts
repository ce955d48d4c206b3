import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkClients } from '../../../src/check/checkClients.ts'
import { check } from '../../../src/contract/check.ts'
import { binding, type Schema } from '../../../src/contract/schemaKeywords.ts'
import { refusedAt } from '../refusal.ts'
import { underlined } from './jsonService.ts'
import { partsOf } from './parts.ts'
import { compiledCheck, faultsOf, root, schemas } from './schemaFiles.ts'

/** The paths by which the linter recognizes each kind of document. */
const clientFiles = new Map([
  ['instance', 'zephyr/instance.json'],
  ['plans', 'zephyr/plans.json'],
  ['keys', 'keys.json'],
])

describe.each([...schemas])('The files for the %s schema', async (name, schema) => {
  const validate = await compiledCheck(name)
  const clientFile = clientFiles.get(name)
  const [passing, advised, failing] = await Promise.all(
    ['pass', 'advice', 'fail'].map((kind) => filesIn(name, kind)),
  )

  it.each(passing!)('accepts pass/$file; an editor underlines nothing', async ({ path, text }) => {
    expect(refusals(text)).toEqual([])
    expect(faultsOf(name, JSON.parse(text))).toEqual([])
    expect(await underlined(path, text)).toEqual([])
  })

  it.each(advised!)('accepts advice/$file; an editor underlines something', async ({ path, text }) => {
    expect(refusals(text)).toEqual([])
    expect(faultsOf(name, JSON.parse(text))).not.toEqual([])
    expect(await underlined(path, text)).toHaveLength(1)
  })

  it.each(failing!)('rejects fail/$file at one place; every reader reports it', async ({ path, text }) => {
    const [place = 'none', ...others] = refusals(text)
    expect(place).not.toBe('none')
    expect(others.filter((other) => !isThere(other, place))).toEqual([])
    const marks = await underlined(path, text)
    expect(marks).not.toEqual([])
    expect(marks.filter(({ at }) => !isThere(at, place) && at !== ownerOf(place))).toEqual([])
    if (clientFile) expect(errorsFound(clientFile, text)).toContain(place)
  })

  it('cover every binding keyword', () => {
    const binds = [...partsOf(schema, binding)].flatMap(([, part]) => keywordsThatLimit(part))
    expect(unbroken(binds, failing!)).toEqual([])
  })

  it('cover every advisory keyword', () => {
    const advises = [...partsOf(schema)].flatMap(([, part]) =>
      keywordsThatLimit(part).filter((keyword) => part.advisory?.includes(keyword)),
    )
    // A list of thousands of rows tests nothing that one of 25 does not test.
    expect(unbroken(advises, advised!).filter((keyword) => keyword !== 'maxItems')).toEqual([])
  })

  /** The pointers of the compiled validator's issues, the outermost first. */
  function refusals(text: string) {
    const found = refusedAt((payload) => check(validate, payload, name), JSON.parse(text))
    return found.toSorted((a, b) => a.length - b.length)
  }

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

/** The keywords that reject values. The others describe, or contain schemas. */
function keywordsThatLimit(part: Schema) {
  return keywords.filter((keyword) =>
    keyword === 'additionalProperties' ? part[keyword] === false : keyword in part,
  )
}

/** Whether a pointer is at a place or inside it. */
function isThere(pointer: string, place: string) {
  return `${pointer}/`.startsWith(`${place}/`)
}

/** The parent of a place, which an editor underlines if the place itself is missing. */
function ownerOf(place: string) {
  return place.slice(0, place.lastIndexOf('/'))
}

function errorsFound(file: string, text: string) {
  const found = checkClients(new Map([[file, text]])).filter(({ severity }) => severity === 'error')
  return found.map(({ pointer }) => pointer)
}

async function filesIn(name: string, kind: string) {
  const inside = join('fixtures/schemas', name, kind)
  const files = await readdir(join(root, inside))
  return Promise.all(
    files.map(async (file) => ({
      file,
      path: join(inside, file),
      text: await readFile(join(root, inside, file), 'utf8'),
    })),
  )
}
