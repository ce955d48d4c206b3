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
    title: "A preview year's folder is named after its plan year.",
    check: ({ planYear, folder }) =>
      folder === String(planYear)
        ? []
        : [
            {
              path: '/client/planYear',
              expected: `the year of its folder, ${folder}`,
              found: String(planYear),
              message: `The plan year is ${planYear}, but the folder is named ${folder}.`,
              // A folder with a zero before its year is the year of nobody.
              help: `${/^[1-9]\d{3}$/.test(folder) ? `Write ${folder}, or rename` : 'Rename'} the folder to ${planYear}.`,
            },
          ],
  },
  {
    code: 'repeated-year',
    severity: 'error',
    title: 'A preview year differs from the current plan year.',
    check: ({ planYear, current }) =>
      planYear !== current
        ? []
        : [
            {
              path: '/client/planYear',
              expected: 'another year than the current one, of instance.json in the folder above',
              found: String(planYear),
              message: `${planYear} is also the client's current plan year, which this one would replace.`,
              help: 'Delete the folder, or write another year.',
            },
          ],
  },
]
