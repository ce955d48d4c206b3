import { describe, expect, it } from 'vitest'
import { fixClients } from '../../../src/check/fixClients.ts'
import { yearFiles, type YearFile } from '../../../src/contract/clientFiles.ts'
import { translatableTexts } from '../../../src/contract/generated/translatableTexts.js'
import { localize } from '../../../src/contract/languages.ts'
import { parsePointer } from '../../../src/contract/pointer.ts'
import { brokenAdvice } from '../broken/structure.ts'
import { reportOf, toReport } from '../broken/brokenClients.ts'
import { brokenInstances } from '../broken/structure.ts'
import { clientFiles, formattedDiagnostics, type Loose } from '../sample.ts'

describe('Rules find the same in maps of languages:', () => {
  it.each([...brokenAdvice, ...brokenInstances])('%s', (name, change) => {
    const files = clientFiles((instance, plans) => {
      change(instance, plans)
      toMaps(instance, 'instance.json')
      toMaps(plans, 'plans.json')
    })
    const lines = formattedDiagnostics(files)
    expect(lines.length > 0 ? toReport(name, lines) : '').toBe(reportOf(name).trimEnd())
    if (reportOf(name).includes('Did you mean'))
      expect(fixedDocuments(files)).toEqual(fixedDocuments(clientFiles(change)))
  })
})

/** The documents after all fixes, with texts in English. */
function fixedDocuments(files: ReadonlyMap<string, string>) {
  const fixed = fixClients(files, () => true).files
  return yearFiles.map((name) => localize(JSON.parse(fixed.get(`ours/${name}`)!), name, 'en', 'en').document)
}

/** Writes each text as a map with English, in place. */
function toMaps(document: Loose, file: YearFile) {
  for (const pointer of translatableTexts[file]) toMapsAt(document, parsePointer(pointer))
}

function toMapsAt(value: Loose, [name = '', ...path]: string[]) {
  if (name === '*') {
    if (Array.isArray(value)) for (const row of value) toMapsAt(row, path)
  } else if (path.length > 0) toMapsAt(value?.[name], path)
  else if (typeof value?.[name] === 'string') value[name] = { en: value[name] }
}
