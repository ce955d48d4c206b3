import { group } from 'd3-array'
import { useMemo } from 'react'
import { groupTypical, templateValues, type TemplateValue } from '../../check/typicalValues.ts'
import { createDescriber } from '../../compare/describePlace.ts'
import { useDispatch } from '../state/WorkbenchProvider.tsx'
import type { OpenYear } from '../state/useOpenYear.ts'
import type { Typical } from '../state/useTypical.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'

interface TypicalChecklistProps {
  year: OpenYear
  typical: Typical
}

/** The typical values of a plan year, in groups. Values can be reviewed only where they are shown. */
export function TypicalChecklist({ year, typical: { values, review } }: TypicalChecklistProps) {
  const all = useMemo(
    () => templateValues(year.values['plans.json'], year.values['instance.json']).length,
    [year],
  )
  const groups = useMemo(() => {
    const describe = createDescriber(year.values)
    return groupTypical(values).map(({ values: own, ...others }) => ({
      ...others,
      cells: own.map((value) => toCell(value, describe)),
    }))
  }, [year, values])
  const dispatch = useDispatch()
  const reviewAndFocus = (reviewed: readonly Cell[], button: HTMLElement) => {
    // The button goes away with its values.
    button.closest<HTMLElement>('[role="tabpanel"]')?.focus()
    review(reviewed.map(({ pointer }) => pointer))
  }
  return (
    <section className="stack panel-content" aria-label="Typical values">
      <p className="panel-controls row wrap">
        <progress max={all} value={all - values.length} aria-label="Reviewed values" />
        {values.length} of {all} values are typical ones, not yet the client&rsquo;s. A value that you enter
        is reviewed, even if it is the same.
      </p>
      {groups.map(({ noun, title, cells }, index) => (
        <details key={noun} className="folded-list" open={index === 0}>
          <summary>{title}</summary>
          <div className="stack">
            <TypicalTable
              title={title}
              noun={noun}
              cells={cells}
              onJump={({ pointer }) =>
                dispatch({
                  type: 'jumped',
                  jump: { path: `${year.folder}/plans.json`, pointer, isInForm: true },
                })
              }
              onReview={reviewAndFocus}
            />
            <ToolbarButton
              className="toolbar-button checklist-review"
              onClick={({ currentTarget }) => reviewAndFocus(cells, currentTarget)}
            >
              Mark {title} as reviewed
            </ToolbarButton>
          </div>
        </details>
      ))}
    </section>
  )
}

interface Cell extends Pick<TemplateValue, 'id' | 'pointer'> {
  /** What the value is. Values of several plans or scenarios share a row. */
  row: string
  /** The plan or scenario of the value; '' if it has none. */
  column: string
  text: string
}

function toCell(
  { id, pointer, path, noun, json }: TemplateValue,
  describe: ReturnType<typeof createDescriber>,
): Cell {
  const { place, text } = describe('plans.json', path)
  const hasColumn = path[0] === 'plans' || path[0] === 'scenarios'
  const column = hasColumn ? describe('plans.json', path.slice(0, 2)).place : ''
  return {
    id,
    pointer,
    column,
    row: column === '' ? place : place.slice(`${column}, `.length),
    // Descriptions of long texts are cut.
    text: noun === 'source' ? String(JSON.parse(json)) : text,
  }
}

interface TypicalTableProps {
  title: string
  noun: string
  cells: readonly Cell[]
  onJump: (cell: Cell) => void
  onReview: (cells: readonly Cell[], button: HTMLElement) => void
}

/** A row for each kind of value, and a column for each plan or scenario. A value leads to its field. */
function TypicalTable({ title, noun, cells, onJump, onReview }: TypicalTableProps) {
  const columns = [...new Set(cells.map(({ column }) => column))]
  return (
    <table className="data-table checklist-values" aria-label={title}>
      <thead className={columns[0] === '' ? 'visually-hidden' : undefined}>
        <tr>
          <th scope="col">Value</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column || 'Typical'}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">Done</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from(
          group(cells, ({ row }) => row),
          ([row, own]) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column) => (
                <td key={column} data-column={column || undefined}>
                  {own
                    .filter((cell) => cell.column === column)
                    .map((cell) => (
                      <button
                        key={cell.id}
                        type="button"
                        className="link-button"
                        aria-label={[column, row].filter(Boolean).join(', ') + `: ${cell.text}`}
                        onClick={() => onJump(cell)}
                      >
                        {cell.text}
                      </button>
                    ))}
                </td>
              ))}
              <td>
                <ToolbarButton
                  variant="quiet"
                  aria-label={`Mark as reviewed: ${noun}, ${row}`}
                  onClick={({ currentTarget }) => onReview(own, currentTarget)}
                >
                  Mark as reviewed
                </ToolbarButton>
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
