import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { YearTexts } from '../../src/contract/yearDocuments.ts'

export const sampleClients = join(import.meta.dirname, '../../fixtures/clients')

export const sampleNames = readdirSync(sampleClients).filter((name) => !name.includes('.'))

/** The texts of a sample client's year. @param folder 'marlow' or 'marlow/2028', for example */
export function sampleTexts(folder: string): YearTexts {
  const read = (name: string) => readFileSync(join(sampleClients, folder, name), 'utf8')
  return { 'instance.json': read('instance.json'), 'plans.json': read('plans.json') }
}

/** Replaces a text that is there. */
export function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no ${from}.`)
  return text.replace(from, to)
}
