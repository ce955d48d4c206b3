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

/** How the command that checks clients knows what it reads. */
const clientFiles = new Map([
  ['instance', 'zephyr/instance.json'],
  ['plans', 'zephyr/plans.json'],
  ['keys', 'keys.json'],
])

describe.each([...schemas])('Of the files for the schema of %s', async (name, schema) => {
  const validate = await compiledCheck(name)
  const clientFile = clientFiles.get(name)
  const [passing, advised, failing] = await Promise.all(
    ['pass', 'advice', 'fail'].map((kind) => filesIn(name, kind)),
  )

  it.each(passing!)('pass/$file passes, and an editor underlines nothing', async ({ path, text }) => {
    expect(refusals(text)).toEqual([])
    expect(faultsOf(name, JSON.parse(text))).toEqual([])
    expect(await underlined(path, text)).toEqual([])
  })

  it.each(advised!)('advice/$file passes, and an editor underlines something', async ({ path, text }) => {
    expect(refusals(text)).toEqual([])
    expect(faultsOf(name, JSON.parse(text))).not.toEqual([])
    expect(await underlined(path, text)).toHaveLength(1)
  })

  it.each(failing!)('fail/$file fails at one place, and whoever reads it says so', async ({ path, text }) => {
    const [place = 'none', ...others] = refusals(text)
    expect(place).not.toBe('none')
    expect(others.filter((other) => !isThere(other, place))).toEqual([])
    const marks = await underlined(path, text)
    expect(marks).not.toEqual([])
    expect(marks.filter(({ at }) => !isThere(at, place) && at !== ownerOf(place))).toEqual([])
    if (clientFile) expect(errorsFound(clientFile, text)).toContain(place)
  })

  it('every kind of rule is broken by one of them', () => {
    const binds = [...partsOf(schema, binding)].flatMap(([, part]) => keywordsThatLimit(part))
    expect(unbroken(binds, failing!)).toEqual([])
  })

  it('every kind of advice is ignored by one of them', () => {
    const advises = [...partsOf(schema)].flatMap(([, part]) =>
      keywordsThatLimit(part).filter((keyword) => part.advisory?.includes(keyword)),
    )
    // A list of some thousand rows says nothing that one of 25 does not say.
    expect(unbroken(advises, advised!).filter((keyword) => keyword !== 'maxItems')).toEqual([])
  })

  /** Where the compiled check finds fault, the outermost place first. */
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

/** What of a schema can be broken; the rest describes, or holds further schemas. */
function keywordsThatLimit(part: Schema) {
  return keywords.filter((keyword) =>
    keyword === 'additionalProperties' ? part[keyword] === false : keyword in part,
  )
}

/** At the place, or in it. */
function isThere(pointer: string, place: string) {
  return `${pointer}/`.startsWith(`${place}/`)
}

/** What holds a place: an editor underlines it where the place itself is missing. */
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
