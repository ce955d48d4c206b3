import { useMemo } from 'react'
import { listChecklist, type ChecklistItem } from '../../check/roll/checklist.ts'
import { errorMessage } from '../state/errorMessage.ts'
import { selectYearPair, type ListedYear } from '../state/clientYears.ts'
import { useOpenYear } from '../state/useOpenYear.ts'
import { useTypical } from '../state/useTypical.ts'
import { useDispatch, useLatestWorkbench, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { TypicalChecklist } from './TypicalChecklist.tsx'
import '../ui/DataTable.css'
import './ChecklistPanel.css'

/** The values to review: the typical ones, and those that usually change from one plan year to the next. */
export function ChecklistPanel() {
  const { client, files, path } = useWorkbench()
  // The same objects until a text changes, because listing the values validates all four documents.
  const { year, before } = useMemo(() => selectYearPair({ client, files, path }), [client, files, path])
  const openYear = useOpenYear()
  const typical = useTypical(openYear)
  const hasTypical = typical.values.length > 0
  return (
    <>
      {hasTypical && <TypicalChecklist year={openYear} typical={typical} />}
      {year && before && client !== null ? (
        <Checklist key={`${year.folder} ${year.year}`} client={client} year={year} before={before} />
      ) : (
        !hasTypical && (
          <p className="panel-message">
            No typical values are left to review. In a plan year that follows another one, the checklist also
            lists what usually changes. Client, &ldquo;Next year&hellip;&rdquo; creates it.
          </p>
        )
      )}
    </>
  )
}

/** Compares the values that usually change with those of the year before. */
function Checklist({ client, year, before }: { client: string; year: ListedYear; before: ListedYear }) {
  const marks = useLatestWorkbench().reviewed[client] ?? []
  const dispatch = useDispatch()
  const markOf = ({ id }: ChecklistItem) => `${year.year} ${id}`
  const { items, error } = useMemo(() => tryListing(before, year), [before, year])
  if (error !== null) return <p className="panel-message">The checklist is not available. {error}</p>
  const isDone = (item: ChecklistItem) => item.isChanged || marks.includes(markOf(item))
  const done = items.filter(isDone).length
  const titles = [...new Set(items.map(({ title }) => title))]
  return (
    <div className="stack panel-content">
      <p className="panel-controls row wrap">
        <progress max={items.length} value={done} aria-label="Reviewed values" />
        {done} of {items.length} reviewed. Changed values count as reviewed.
      </p>
      {titles.map((title, index) => (
        <table key={title} className="data-table checklist">
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
                  onMark={(isMarked) =>
                    dispatch({ type: 'valueReviewed', item: markOf(item), isDone: isMarked })
                  }
                />
              ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

interface ChecklistRowProps {
  item: ChecklistItem
  /** The folder of the year. */
  folder: string
  oldYear: number
  isDone: boolean
  onMark: (isDone: boolean) => void
}

/** A value of both years. Its name leads to its field. */
function ChecklistRow({ item, folder, oldYear, isDone, onMark }: ChecklistRowProps) {
  const dispatch = useDispatch()
  const { place, text, before, file, pointer, isChanged, containsOldYear } = item
  return (
    <tr data-done={isDone}>
      <td>
        <input
          type="checkbox"
          aria-label={`${item.title}, ${place}`}
          checked={isDone}
          // A changed value is reviewed.
          disabled={isChanged}
          onChange={({ currentTarget }) => onMark(currentTarget.checked)}
        />
      </td>
      <td>
        <button
          type="button"
          className="link-button"
          onClick={() => dispatch({ type: 'jumped', jump: { path: `${folder}/${file}`, pointer } })}
        >
          {place}
        </button>
        {containsOldYear && <span className="checklist-note">Contains {oldYear}</span>}
      </td>
      <td>{before ?? 'None'}</td>
      <td>{isChanged ? <ins>{text}</ins> : text === before ? 'Same' : text}</td>
    </tr>
  )
}

function tryListing(before: ListedYear, year: ListedYear) {
  try {
    return { items: listChecklist(before.texts, year.texts), error: null }
  } catch (error) {
    return { items: [], error: errorMessage(error) }
  }
}
