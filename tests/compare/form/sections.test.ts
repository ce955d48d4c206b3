import { describe, expect, it } from 'vitest'
import type { YearFile } from '../../../src/contract/clientFiles.ts'
import { personalQuestions } from '../../../src/contract/personalQuestions.ts'
import { findPart } from '../../../src/compare/form/createForm.ts'
import { findSectionOf, sections } from '../../../src/compare/form/sections.ts'
import { listFormPatterns, listGridPatterns, listSchemaPatterns } from '../../workbench/form/patterns.ts'
import { tableNames } from '../../workbench/tables/sampleYears.ts'

/** The path to the schema is for editors of the text. The checklist shows what is typical. */
const onlyInJson = ['instance.json#/$schema', 'plans.json#/$schema', 'plans.json#/typical']

/** What the rows of the grids are for. Grids add and remove rows, and IDs are renamed below them. */
const rowsOfGrids = [
  ...['services', ...personalQuestions.map(({ list }) => list), 'surcharges'].flatMap((list) => [
    `instance.json#/${list}/*/id`,
    `plans.json#/${list}/*/id`,
  ]),
  'plans.json#/scenarios/*/id',
  'plans.json#/scenarios/*/uses/*/service',
  'plans.json#/plans/*/services/*/service',
  'plans.json#/plans/*/payroll/*/salaryBand',
  'plans.json#/plans/*/payroll/*/location',
]

describe('The sections', () => {
  it.each(['instance.json', 'plans.json'] as const)(
    'show every property of %s, at every level, in a form or a grid',
    (file) => {
      const shown = new Set([...onlyInJson, ...rowsOfGrids, ...listFormPatterns(), ...listGridPatterns()])
      expect(listSchemaPatterns(file).filter((pattern) => !shown.has(pattern))).toEqual([])
    },
  )

  it.each(['instance.json', 'plans.json'] as const)(
    'leave texts of %s in no form to readers of JSON',
    (file) => {
      const shown = listFormPatterns()
      const forForms = listSchemaPatterns(file).filter((pattern) => {
        const part = findPart(file, pattern.slice(`${file}#`.length))
        return !shown.has(pattern) && ('x-json' in part || /\bwhen (empty|on|off)\b/i.test(part.description!))
      })
      expect(forForms).toEqual([])
    },
  )

  it('show every table once', () => {
    const shown = sections.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'grid' || part.kind === 'question' ? [part.table] : [])),
    )
    expect(shown.toSorted()).toEqual([...tableNames].toSorted())
  })
})

describe('findSectionOf', () => {
  it('finds the section whose form shows a property', () => {
    const wrong = sections.flatMap(({ name, parts }) =>
      [...listFormPatterns(parts)].filter((pattern) => {
        const [file, pointer] = pattern.split('#') as [YearFile, string]
        const owner = findSectionOf(file, pointer.replaceAll('*', '7')).name
        return pointer !== '' && owner !== name
      }),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['plans.json', '/plans/0/payroll/2/yearly/EE', 'rates'],
    ['plans.json', '/plans/0/payment/copay', 'services'],
    ['plans.json', '/plans/0/unknown', 'plans'],
    ['instance.json', '/salaryBands/1/name', 'questions'],
    ['plans.json', '', 'plans'],
  ] as const)('finds the section of %s %s', (file, pointer, section) => {
    expect(findSectionOf(file, pointer).name).toBe(section)
  })
})
