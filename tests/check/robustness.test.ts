import { anyCharacter } from '../kit/anyCharacter.ts'
import { fc, slowCases } from '../kit/fc.ts'
import { expect, test, afterEach, beforeEach, describe, it } from 'vitest'
import { checkClients } from '../../src/check/checkClients.ts'
import { applyFixes } from '../../src/check/applyFixes.ts'
import { JsonDocument } from '../../src/check/source/JsonDocument.ts'
import { syntaxRules } from '../../src/check/source/syntaxRules.ts'
import { clientFiles } from './sample.ts'
import { flatten } from '../../src/check/LinterRule.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readClients } from '../../src/command/readClients.ts'
import { readDocuments } from '../../src/clients/readDocuments.ts'
import { lineBreak } from '../../src/clients/LineMap.ts'
import { createClients } from '../../src/clients/clients.ts'

const paths = [
  'keys.json',
  'accepted.json',
  'ours/instance.json',
  'ours/plans.json',
  'ours/2028/plans.json',
  'ours/notes.json',
]

/** Replaces the value at an index of the document's values, in depth-first order. */
function withValueAt(document: unknown, index: number, value: unknown): unknown {
  let left = index
  const walk = (part: unknown): unknown => {
    left -= 1
    if (left === 0) return value
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(document)
}

const anyPath = fc.constantFrom(...paths)
const anyText = fc.oneof(fc.string({ unit: anyCharacter }), fc.json())

test('reports an error for every text that JSON.parse rejects', () => {
  const text = clientFiles().get('ours/plans.json')!
  const tokens = ['[', ']', '{', '}', ',', ':', '"', '\\', '/', '*', '0', '.', 'e', '-', '//', '\n', '\uFEFF']
  const part = fc.oneof(fc.constantFrom(...tokens), fc.string({ unit: anyCharacter }))
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(3), part, (from, length, inserted) => {
      const changed = text.slice(0, from) + inserted + text.slice(from + length)
      const document = new JsonDocument('ours/plans.json', changed)
      const errors = syntaxRules.filter(
        ({ severity, check }) => severity === 'error' && flatten(check(document)).length > 0,
      )
      if (!isJson(changed)) expect(errors).not.toEqual([])
      if (!document.isJsonc) expect(errors).not.toEqual([])
    }),
    slowCases,
  )
})

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const anyValueReplaced = fc
  .tuple(
    fc.constantFrom('ours/instance.json', 'ours/plans.json'),
    fc.integer({ min: 1, max: 250 }),
    fc.jsonValue(),
  )
  .map(([path, index, value]) => {
    const document = withValueAt(JSON.parse(clientFiles().get(path)!), index, value)
    return [path, JSON.stringify(document, null, 2)] as const
  })

test('reports only positions in the file, whatever it contains', () => {
  fc.assert(
    fc.property(fc.oneof(fc.tuple(anyPath, anyText), anyValueReplaced), ([path, text]) => {
      const files = clientFiles().set(path, text)
      for (const { file, start, end } of checkClients(files)) {
        expect(start.offset).toBeLessThanOrEqual(end.offset)
        expect(end.offset).toBeLessThanOrEqual(files.get(file)?.length ?? 0)
        const before = (files.get(file) ?? '').slice(0, start.offset).split(lineBreak)
        expect(start).toMatchObject({ line: before.length, column: before.at(-1)!.length + 1 })
      }
    }),
    { ...slowCases, examples: [[['keys.json', '\r\u0000']]] },
  )
})

test('syntax fixes change only punctuation, wherever a text is cut', () => {
  const text = clientFiles().get('ours/instance.json')!
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(40), (from, length) => {
      const files = clientFiles().set('ours/instance.json', text.slice(0, from) + text.slice(from + length))
      const cut = files.get('ours/instance.json')!
      const syntaxErrors = checkClients(files).filter(
        ({ file, rule }) => file === 'ours/instance.json' && syntaxRules.some(({ code }) => code === rule),
      )
      const { text: fixed } = applyFixes(cut, syntaxErrors)
      const words = (json: string) => json.replaceAll(/[\s,:"]/g, '')
      expect(words(fixed)).toBe(words(cut))
    }),
    slowCases,
  )
})

describe('Encodings', () => {
  let dir = ''

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'bytes-'))
    await mkdir(join(dir, 'ours'))
  })

  afterEach(() => rm(dir, { recursive: true }))

  /** instance.json with a client's name in these bytes. */
  function withName(bytes: Buffer): Buffer {
    const text = Buffer.from(clientFiles().get('ours/instance.json')!)
    const at = text.indexOf('Ours')
    return Buffer.concat([text.subarray(0, at), bytes, text.subarray(at + 4)])
  }

  const inEncoding = (encoding: BufferEncoding, start = '') =>
    Buffer.from(start + clientFiles().get('ours/instance.json')!, encoding)

  describe('The linter and the service agree on files in', () => {
    it.each([
      ['UTF-8', withName(Buffer.from('Café 東京 🎉')), false],
      ['Latin-1', withName(Buffer.from('Café', 'latin1')), true],
      ['UTF-8 with a replacement character', withName(Buffer.from('Caf\uFFFD')), true],
      ['UTF-8 with half a character', withName(Buffer.from('é').subarray(0, 1)), true],
      ['UTF-8 with a null character', withName(Buffer.from([0])), true],
      ['UTF-16', inEncoding('utf16le'), true],
      ['UTF-16 with a byte order mark', inEncoding('utf16le', '\uFEFF'), true],
      ['UTF-8 with a byte order mark', inEncoding('utf8', '\uFEFF'), true],
    ])('%s', async (_, bytes, isWrong) => {
      for (const [path, text] of clientFiles())
        await writeFile(join(dir, path), path === 'ours/instance.json' ? bytes : text)
      const diagnostics = checkClients((await readClients({ root: dir, selected: [''] })).texts)
      expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(isWrong)
      const problem = await readDocuments(dir)
        .then(createClients)
        .then(() => '', String)
      expect(problem.includes('ours/instance.json')).toBe(isWrong)
    })
  })
})
