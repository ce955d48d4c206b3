/**
 * Measures the calculator, the same forms written by hand, the service under load, and the workbench. Prints tables. Exits with an error only if a measurement is impossible, not if a target is missed.
 *   --quick        runs one round instead of all, and short loads
 *   --only=NAME    measures one contestant, the cold start, the service, or the workbench (repeatable)
 *   --visit=NAME   measures one visit from visits.ts, without sizes and Lighthouse (repeatable)
 *   --json=FILE    also writes the calculator's samples, for example to dist/bench.json
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { contestantNames } from './contestants.ts'
import { measureCalculator } from './measureCalculator.ts'
import { report } from './report.ts'
import { measureService } from './service/measureService.ts'
import { toMarkdown, type Table } from './table.ts'
import { visits } from './visits.ts'
import { measureWorkbench } from './workbench/measureWorkbench.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    visit: { type: 'string', multiple: true },
    json: { type: 'string' },
  },
})
const subjects = [...contestantNames, 'cold-start', 'service', 'workbench']
const unknown = options.only?.find((name) => !subjects.includes(name))
if (unknown !== undefined) throw new Error(`Cannot measure ${unknown}. Choose from ${subjects.join(', ')}.`)
const unknownVisit = options.visit?.find((name) => !visits.some((visit) => visit.name === name))
if (unknownVisit !== undefined) throw new Error(`There is no visit "${unknownVisit}".`)
const isSelected = (name: string) => options.only?.includes(name) ?? true
const selected = contestantNames.filter(isSelected)
const isColdStartSelected = isSelected('cold-start')

if (selected.length > 0 || isColdStartSelected) {
  const samples = await measureCalculator({
    names: selected.length > 0 ? selected : contestantNames,
    parts: {
      coldStart: (isColdStartSelected || selected.length > 0) && !options.visit,
      interaction: selected.length > 0,
    },
    only: options.visit,
    isQuick: options.quick,
    log,
  })
  print(report(samples))
  if (options.json) await writeFile(options.json, JSON.stringify(samples))
}
if (isSelected('service') && !options.visit)
  for (const table of await measureService(options.quick, log)) print(table)
if (isSelected('workbench') && !options.visit) print(await measureWorkbench(options.quick, log))

function print(table: Table) {
  process.stdout.write(`\n${toMarkdown(table)}\n`)
}

function log(progress: string) {
  process.stderr.write(`${progress}\n`)
}
