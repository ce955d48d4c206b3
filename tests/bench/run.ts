/**
 * Measures the calculator beside a stock rjsf application and a hand-written one, and the service under load
 * and abuse. Prints tables, and fails only when it could not measure.
 *   --quick        one round instead of all, and short loads
 *   --only=NAME    one contestant, the cold start, or the service (may be repeated)
 *   --visit=NAME   one visit of visits.ts, without sizes and Lighthouse (may be repeated)
 *   --json=FILE    the calculator's samples as well, say to dist/bench.json
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { contestantNames } from './contestants.ts'
import { measureCalculator } from './measureCalculator.ts'
import { report } from './report.ts'
import { measureService } from './service/measureService.ts'
import { markdown, type Table } from './table.ts'
import { visits } from './visits.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    visit: { type: 'string', multiple: true },
    json: { type: 'string' },
  },
})
const measured = [...contestantNames, 'cold-start', 'service']
const unknown = options.only?.find((name) => !measured.includes(name))
if (unknown !== undefined) throw new Error(`There is no ${unknown} to measure, only ${measured.join(', ')}`)
const unknownVisit = options.visit?.find((name) => !visits.some((visit) => visit.name === name))
if (unknownVisit !== undefined) throw new Error(`There is no visit "${unknownVisit}"`)
const isWanted = (name: string) => options.only?.includes(name) ?? true
const named = contestantNames.filter(isWanted)
const isColdStartWanted = isWanted('cold-start')

if (named.length > 0 || isColdStartWanted) {
  const samples = await measureCalculator({
    names: named.length > 0 ? named : contestantNames,
    parts: {
      coldStart: (isColdStartWanted || named.length > 0) && !options.visit,
      interaction: named.length > 0,
    },
    only: options.visit,
    isQuick: options.quick,
    say,
  })
  print(report(samples))
  if (options.json) await writeFile(options.json, JSON.stringify(samples))
}
if (isWanted('service') && !options.visit)
  for (const table of await measureService(options.quick, say)) print(table)

function print(table: Table) {
  process.stdout.write(`\n${markdown(table)}\n`)
}

function say(progress: string) {
  process.stderr.write(`${progress}\n`)
}
