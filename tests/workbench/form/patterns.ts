import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lists } from '../../../src/check/edit/lists.ts'
import type { YearFile } from '../../../src/contract/clientFiles.ts'
import { parsePointer } from '../../../src/contract/pointer.ts'
import { createForm, findPart, type FormField } from '../../../src/compare/form/createForm.ts'
import { sections, type SectionPart } from '../../../src/compare/form/sections.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import type { YearValues } from '../../../src/contract/yearDocuments.ts'
import { inEnglish } from '../../kit/inEnglish.ts'

const clients = join(import.meta.dirname, '../../../fixtures/clients')

/** Every property of a schema that files have, as "plans.json#/plans/*\/key". The service adds those that are read-only. */
export function listSchemaPatterns(file: YearFile, pattern = ''): string[] {
  const { properties = {}, items } = findPart(file, pattern)
  const parts = Object.entries(properties)
    .filter(([, part]) => !Object(part).readOnly)
    .map(([name]) => `${pattern}/${name}`)
  return [
    ...parts.map((part) => `${file}#${part}`),
    ...[...parts, ...(items ? [`${pattern}/*`] : [])].flatMap((part) => listSchemaPatterns(file, part)),
  ]
}

/** Every property that the forms of some parts show. */
export function listFormPatterns(
  parts: readonly SectionPart[] = sections.flatMap((section) => section.parts),
): Set<string> {
  return new Set(parts.flatMap(listPartPatterns))
}

function listPartPatterns(part: SectionPart): string[] {
  if (part.kind === 'grid') return []
  if (part.kind === 'question') return [`instance.json#/features/${part.feature}`]
  if (part.kind === 'fields')
    return listProperties(part.file, part.at, createForm(part.file, part.at, part.properties))
  const { source, key } = lists[part.list]
  const pattern = `/${part.list}/*`
  const form = createForm(source, pattern, part.properties)
  return [`${source}#${pattern}/${key}`, ...listProperties(source, pattern, form)]
}

function listProperties(file: YearFile, pattern: string, { fields, item }: FormField): string[] {
  return [
    ...ancestors(`${file}#${pattern}`),
    ...(item ? listProperties(file, `${pattern}/*`, item) : []),
    ...fields.flatMap((field) => listProperties(file, `${pattern}/${field.name}`, field)),
  ]
}

/** Every property that the tables show for any of the sample clients. A cell shows everything below it. */
export function listGridPatterns(): Set<string> {
  const cells = readdirSync(clients, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const values = readValues(name)
      return Object.values(tables).flatMap((table) =>
        table
          .read(values)
          .rows.flatMap((row) => Object.values(row.cells))
          .flatMap((cell) => (cell ? [`${cell.file}#${toPattern(cell.pointer)}`] : [])),
      )
    })
  return new Set([...new Set(cells)].flatMap((cell) => [...ancestors(cell), ...descendants(cell)]))
}

function readValues(client: string): YearValues {
  const read = (file: YearFile) =>
    JSON.parse(inEnglish(readFileSync(join(clients, client, file), 'utf8'), file)) as unknown
  return { 'instance.json': read('instance.json'), 'plans.json': read('plans.json') }
}

function toPattern(pointer: string) {
  return parsePointer(pointer)
    .map((part) => `/${/^\d+$/.test(part) ? '*' : part}`)
    .join('')
}

function ancestors(pattern: string): string[] {
  const parent = pattern.slice(0, pattern.lastIndexOf('/'))
  return parent.endsWith('.json#') || !pattern.includes('/') ? [pattern] : [pattern, ...ancestors(parent)]
}

function descendants(cell: string): string[] {
  const [file, pattern] = cell.split('#') as [YearFile, string]
  return listSchemaPatterns(file, pattern)
}
