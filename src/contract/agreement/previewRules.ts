import type { Rule } from './Rule.ts'

/** A plan year to preview among the years of its client. */
export interface Preview {
  planYear: number
  /** The name of its folder. */
  folder: string
  /** The client's current plan year, where it is known. */
  current: number | undefined
}

/** What makes a folder of a client a plan year to preview. Their breaches are in its instance.json. */
export const previewRules: readonly Rule<Preview>[] = [
  {
    code: 'year-of-another-folder',
    severity: 'error',
    title: 'A plan year to preview stands in the folder that is called after it.',
    check: ({ planYear, folder }) =>
      folder === String(planYear)
        ? []
        : [
            {
              path: '/client/planYear',
              expected: `the year of its folder, ${folder}`,
              found: String(planYear),
              message: `The plan year is ${planYear}, and the folder is called ${folder}.`,
              // A folder with a zero before its year is the year of nobody.
              mend: `${/^[1-9]\d{3}$/.test(folder) ? `Write ${folder}, or call` : 'Call'} the folder ${planYear}.`,
            },
          ],
  },
  {
    code: 'repeated-year',
    severity: 'error',
    title: 'A year to preview is another than the current one.',
    check: ({ planYear, current }) =>
      planYear !== current
        ? []
        : [
            {
              path: '/client/planYear',
              expected: 'another year than the current one, of instance.json in the folder above',
              found: String(planYear),
              message: `${planYear} is the client's current plan year too, and this one would take its place.`,
              mend: 'Take the folder away, or write another year.',
            },
          ],
  },
]
