import type { Instance } from '../../contract/instance.ts'
import type { RuleName } from '../Fault.ts'
import type { DocumentFault } from '../rules/Rule.ts'
import type { YearFolder } from './layout.ts'

/** A rule on the plan year of an instance among the years of its client. */
export interface YearRule extends RuleName {
  /** @param current the client's current plan year, where it is known */
  check: (instance: Instance, folder: YearFolder, current: number | undefined) => DocumentFault[]
}

export const yearRules: readonly YearRule[] = [
  {
    code: 'year-of-another-folder',
    severity: 'error',
    title: 'A plan year to preview stands in the folder that is called after it.',
    check: ({ client: { planYear } }, { year }) =>
      year === undefined || year === String(planYear)
        ? []
        : [
            {
              pointer: '/client/planYear',
              message: `The plan year is ${planYear}, and the folder is called ${year}.`,
              mend: `Write ${year}, or call the folder ${planYear}.`,
            },
          ],
  },
  {
    code: 'repeated-year',
    severity: 'warning',
    title: 'A year to preview is another than the current one.',
    check: ({ client: { planYear } }, { year }, current) =>
      year === undefined || planYear !== current
        ? []
        : [
            {
              pointer: '/client/planYear',
              message: `${planYear} is the client's current plan year too, and this one would take its place.`,
              mend: 'Take the folder away, or write another year.',
            },
          ],
  },
]
