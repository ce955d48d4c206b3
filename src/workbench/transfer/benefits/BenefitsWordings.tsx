import { rollups } from 'd3-array'
import type { PlannedCell, PlannedRow } from './BenefitsPlan.ts'

/** Each wording that is read as other words, with its reading, so that a review needs no comparison of cells. */
export function BenefitsWordings({ rows }: { rows: readonly PlannedRow[] }) {
  const imported = rows
    .filter(({ isProposed }) => !isProposed)
    .flatMap(({ cells }) => cells)
    .filter(({ status }) => status === 'imported')
  const translated = imported.filter((cell) => !isAsPrinted(cell))
  const readings = rollups(
    translated,
    (same) => same.length,
    ({ text, after }) => `“${text}” → ${after.join(' / ')}`,
  ).toSorted(([, one], [, other]) => other - one)
  const asPrinted = imported.length - translated.length
  if (imported.length === 0) return null
  return (
    <section className="stack tight">
      <h3>How the table is read</h3>
      <ul className="benefits-wordings">
        {readings.map(([reading, count]) => (
          <li key={reading}>
            {reading} <span className="soft">· {countOf(count)}</span>
          </li>
        ))}
        {asPrinted > 0 && <li>{countOf(asPrinted)} as printed</li>}
      </ul>
    </section>
  )
}

/** Whether a cell keeps its text, apart from capitals and the signs in numbers. */
function isAsPrinted({ text, after }: PlannedCell) {
  const withoutSigns = (each: string) => each.toLowerCase().replaceAll(/[$,\s]/g, '')
  return withoutSigns(after.join('/')) === withoutSigns(text)
}

function countOf(count: number) {
  return count === 1 ? '1 cell' : `${count} cells`
}
