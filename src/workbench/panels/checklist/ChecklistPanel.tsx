import { useMemo } from 'react'
import { listChecklist, type ChecklistItem } from '../../../check/roll/checklist.ts'
import { selectYearPair, type ClientYear } from '../../state/clientYears.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import { errorMessage } from '../../errorMessage.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { ChecklistRow } from './ChecklistRow.tsx'
import { useReviewMarks } from './useReviewMarks.ts'
import './ChecklistPanel.css'

/** Compares the values that usually change with those of the year before, for the user to review. */
export function ChecklistPanel() {
  const model = useWorkbench()
  const { year, before } = selectYearPair(model)
  if (!year || !before || model.client === null)
    return (
      <p className="checklist-empty">
        Open a plan year that follows another one. Client, &ldquo;Next year&hellip;&rdquo; creates it, and
        lists here what usually changes.
      </p>
    )
  return <Checklist key={year.folder} client={model.client} year={year} before={before} />
}

function Checklist({ client, year, before }: { client: string; year: ClientYear; before: ClientYear }) {
  const { marks, setMark } = useReviewMarks(client, year.year)
  const { items, error } = useChecklist(before.texts, year.texts)
  if (error !== null) return <p className="checklist-empty">The checklist is not available. {error}</p>
  const isDone = ({ id, isChanged }: ChecklistItem) => isChanged || marks.has(id)
  const done = items.filter(isDone).length
  const titles = [...new Set(items.map(({ title }) => title))]
  return (
    <div className="checklist">
      <p className="checklist-progress">
        <progress max={items.length} value={done} aria-label="Reviewed values" />
        {done} of {items.length} reviewed. Changed values count as reviewed.
      </p>
      {titles.map((title, index) => (
        <table key={title}>
          <caption>{title}</caption>
          <colgroup>
            <col className="checklist-done" />
            <col span={3} />
          </colgroup>
          <thead className={index === 0 ? undefined : 'visually-hidden'}>
            <tr>
              <th scope="col">Done</th>
              <th scope="col">Value</th>
              <th scope="col">{before.year}</th>
              <th scope="col">{year.year}</th>
            </tr>
          </thead>
          <tbody>
            {items
              .filter((item) => item.title === title)
              .map((item) => (
                <ChecklistRow
                  key={item.id}
                  item={item}
                  folder={year.folder}
                  oldYear={before.year}
                  isDone={isDone(item)}
                  onMark={(isMarked) => setMark(item.id, isMarked)}
                />
              ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

/** Lists the values again only if a text has changed, because that validates all four documents. */
function useChecklist(before: YearTexts, after: YearTexts) {
  const { 'instance.json': instanceBefore, 'plans.json': plansBefore } = before
  const { 'instance.json': instance, 'plans.json': plans } = after
  return useMemo(
    () =>
      tryList(
        { 'instance.json': instanceBefore, 'plans.json': plansBefore },
        { 'instance.json': instance, 'plans.json': plans },
      ),
    [instanceBefore, plansBefore, instance, plans],
  )
}

function tryList(before: YearTexts, after: YearTexts): { items: ChecklistItem[]; error: string | null } {
  try {
    return { items: listChecklist(before, after), error: null }
  } catch (error) {
    return { items: [], error: errorMessage(error) }
  }
}
