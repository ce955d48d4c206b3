import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkClients } from '../../../src/check/checkClients.ts'
import { validatePayload } from '../../../src/contract/validatePayload.ts'
import { parentPointer } from '../../../src/contract/pointer.ts'
import { binding, type Schema } from '../../../src/contract/schemaKeywords.ts'
import { rejectedPointers } from '../rejection.ts'
import { findMarkers } from './jsonService.ts'
import { allSubschemas, generatedValidator, inEnglish, schemaErrors, root, schemas } from './schemaFiles.ts'

/** The paths by which the linter recognizes each kind of document. */
const clientFiles = new Map([
  ['instance', 'zephyr/instance.json'],
  ['plans', 'zephyr/plans.json'],
  ['keys', 'keys.json'],
])

describe.each([...schemas])('The files for the %s schema', async (name, schema) => {
  const validate = await generatedValidator(name)
  const clientFile = clientFiles.get(name)
  const [passing, advised, failing] = await Promise.all(
    ['pass', 'advice', 'fail'].map((kind) => filesIn(name, kind)),
  )

  it.each(passing!)('accepts pass/$file; an editor underlines nothing', async ({ path, text }) => {
    expect(sortedPointers(text)).toEqual([])
    expect(schemaErrors(name, JSON.parse(text))).toEqual([])
    expect(await findMarkers(path, text)).toEqual([])
  })

  it.each(advised!)('accepts advice/$file; an editor underlines something', async ({ path, text }) => {
    expect(sortedPointers(text)).toEqual([])
    expect(schemaErrors(name, JSON.parse(text))).not.toEqual([])
    expect(await findMarkers(path, text)).toHaveLength(1)
  })

  it.each(failing!)(
    'rejects fail/$file at one pointer; the editor and the linter report it',
    async ({ path, text }) => {
      const [pointer = 'none', ...others] = sortedPointers(text)
      expect(pointer).not.toBe('none')
      expect(others.filter((other) => !isWithin(other, pointer))).toEqual([])
      const markers = await findMarkers(path, text)
      expect(markers).not.toEqual([])
      // An editor underlines the parent of a missing value.
      expect(markers.filter(({ at }) => !isWithin(at, pointer) && at !== parentPointer(pointer))).toEqual([])
      // The linter reports the first value of a map of languages that is not text.
      if (clientFile) expect(errorsFound(clientFile, text).some((at) => isWithin(at, pointer))).toBe(true)
    },
  )

  it('cover every binding keyword', () => {
    const bindingKeywords = [...allSubschemas(schema, binding)].flatMap(([, part]) =>
      limitingKeywordsIn(part),
    )
    expect(findUntested(bindingKeywords, failing!)).toEqual([])
  })

  it('cover every advisory keyword', () => {
    const advisoryKeywords = [...allSubschemas(schema)].flatMap(([, part]) =>
      limitingKeywordsIn(part).filter((keyword) => part.advisory?.includes(keyword)),
    )
    // A list of thousands of rows tests nothing that one of 25 does not test.
    expect(findUntested(advisoryKeywords, advised!).filter((keyword) => keyword !== 'maxItems')).toEqual([])
  })

  /** The pointers of the compiled validator's issues, the outermost first. */
  function sortedPointers(text: string) {
    const found = rejectedPointers(
      (payload) => validatePayload(validate, payload, name),
      inEnglish(name, JSON.parse(text)),
    )
    return found.toSorted((a, b) => a.length - b.length)
  }

  function findUntested(keywords: string[], files: { text: string }[]) {
    const tested = new Set(
      files.flatMap(({ text }) => schemaErrors(name, JSON.parse(text)).map(({ keyword }) => keyword)),
    )
    return [...new Set(keywords)].filter((keyword) => !tested.has(keyword))
  }
})

const rules = 'type enum const required not oneOf additionalProperties pattern minProperties'
const ranges = 'minimum maximum minLength maxLength minItems maxItems'
const keywords = `${rules} ${ranges}`.split(' ')

/** The keywords that reject values. Others describe values or contain schemas. */
function limitingKeywordsIn(part: Schema) {
  return keywords.filter((keyword) =>
    keyword === 'additionalProperties' ? part[keyword] === false : keyword in part,
  )
}

/** Whether a pointer is the same as another or inside it. */
function isWithin(pointer: string, outer: string) {
  return `${pointer}/`.startsWith(`${outer}/`)
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
