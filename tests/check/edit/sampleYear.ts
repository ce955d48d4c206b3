import { parse } from 'jsonc-parser'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import type { Id } from '../../../src/contract/instance.ts'
import { clientFiles, type Loose } from '../sample.ts'

export function sampleTexts(change?: (instance: Loose, plans: Loose) => void): YearTexts {
  const files = clientFiles(change)
  return { 'instance.json': files.get('ours/instance.json')!, 'plans.json': files.get('ours/plans.json')! }
}

export function valuesOf(texts: YearTexts): Record<'instance' | 'plans', Loose> {
  return { instance: parse(texts['instance.json']), plans: parse(texts['plans.json']) }
}

export const documentsOf = (texts: YearTexts) => ({
  'instance.json': parse(texts['instance.json']) as unknown,
  'plans.json': parse(texts['plans.json']) as unknown,
})

export const idsOf = (rows: Loose[]): Id[] => rows.map(({ id, key }) => id ?? key)
