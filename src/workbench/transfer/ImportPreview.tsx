import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import type { ImportPlan } from './ImportPlan.ts'
import type { PlaceTitles } from './placeTitles.ts'

const shownChanges = 200

/** The values that change, before and after. */
export function ImportPreview({ changes, titles }: Pick<ImportPlan, 'changes'> & { titles: PlaceTitles }) {
  if (changes.length === 0) return null
  return (
    <details className="import-preview">
      <summary>Values that change</summary>
      <ScrollRegion label="Values that change">
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">Now</th>
              <th scope="col">After the import</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, shownChanges).map((change) => {
              const { row, column } = titles.titleOf(change)
              return (
                <tr key={`${change.row} ${change.column}`}>
                  <th scope="row">{row}</th>
                  <td>{column}</td>
                  <td>{change.before}</td>
                  <td>{change.after}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollRegion>
      {changes.length > shownChanges && <p>And {changes.length - shownChanges} more.</p>}
    </details>
  )
}
