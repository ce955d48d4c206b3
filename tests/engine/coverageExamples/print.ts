/** Prints how many SBC coverage examples the engine matches: `npm run examples`, with `-- --all` for each mismatch. */
import { parseArgs } from 'node:util'
import { explainMismatch, usesCmsList } from './explainMismatch.ts'
import { compareExamples, examples, isFitted, isMatch, type Comparison } from './priceExamples.ts'

const { values: options } = parseArgs({ options: { all: { type: 'boolean' } } })
const all = compareExamples()
const mismatches = all
  .filter((comparison) => !isMatch(comparison))
  .map((comparison) => ({ ...comparison, cause: explainMismatch(comparison, all) ?? 'unexplained' }))

const share = (comparisons: Comparison[], isCounted: (comparison: Comparison) => boolean) =>
  `${comparisons.filter(isCounted).length} of ${comparisons.length}`
const rows: [string, (comparisons: Comparison[]) => string][] = [
  ...['deductible', 'copays', 'coinsurance', 'limits or exclusions'].map(
    (figure, index): (typeof rows)[number] => [
      figure,
      (comparisons) =>
        share(
          comparisons.filter(({ printed }) => printed[index] !== undefined),
          ({ matches }) => matches[index]!,
        ),
    ],
  ),
  ['all figures, fitted plans', (comparisons) => share(comparisons.filter(isFitted), isMatch)],
  [
    'all figures, other plans',
    (comparisons) =>
      share(
        comparisons.filter((each) => !isFitted(each)),
        isMatch,
      ),
  ],
  ["all figures, plans with CMS's claims", (comparisons) => share(comparisons.filter(usesCmsList), isMatch)],
  ...[...new Set(mismatches.map(({ cause }) => cause))].map((cause): (typeof rows)[number] => [
    `mismatch: ${cause}`,
    ([first]) =>
      `${mismatches.filter((each) => each.cause === cause && each.example === first!.example).length}`,
  ]),
]
const lines = [
  ['', ...examples],
  ['---', ...examples.map(() => '---:')],
  ...rows.map(([title, format]) => [
    title,
    ...examples.map((example) => format(all.filter((each) => each.example === example))),
  ]),
]
process.stdout.write(`${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`)

if (options.all) {
  for (const { plan, example, printed, priced, cause } of mismatches) {
    const print = printed.map((amount) => amount ?? '-').join(' ')
    process.stdout.write(
      `${example}, ${plan.plan} (${plan.id}): printed ${print}, priced ${priced.join(' ')}: ${cause}\n`,
    )
  }
}
