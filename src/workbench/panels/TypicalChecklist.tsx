import Check from '~icons/lucide/check'
import { group } from 'd3-array'
import { useMemo } from 'react'
import { areFromCatalog, publishersOf } from '../../check/catalogEntries.ts'
import { planYearOf } from '../../check/edit/addEntries.ts'
import {
  groupTypical,
  isUnknownAmount,
  templateValues,
  type TemplateValue,
} from '../../check/typicalValues.ts'
import { createDescriber } from '../../compare/describePlace.ts'
import { useDispatch } from '../state/WorkbenchProvider.tsx'
import type { OpenYear } from '../state/useOpenYear.ts'
import type { Typical } from '../state/useTypical.ts'
import { focusPanel } from '../ui/Tabs.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'

/** What the table of services contains. Each other table has the values of one noun. */
const serviceNouns = new Set(['price', 'hospital stay', 'use', 'source'])

/** The typical values of a plan year, in tables. All are shown, because only what is shown can be reviewed. */
export function TypicalChecklist({ year, typical }: { year: OpenYear; typical: Typical }) {
  const { values, review } = typical
  const all = useMemo(
    () => templateValues(year.values['plans.json'], year.values['instance.json']).length,
    [year],
  )
  const tables = useMemo(() => {
    const describe = createDescriber(year.values)
    return Array.from(
      group(groupTypical(values), ({ noun }) => (serviceNouns.has(noun) ? 'service' : noun)),
      ([noun, groups]) => ({
        noun,
        groups,
        cells: groups.flatMap((each) => each.values).map((value) => toCell(value, describe)),
      }),
    )
  }, [year, values])
  const dispatch = useDispatch()
  const onJump = ({ pointer }: Cell) =>
    dispatch({ type: 'jumped', jump: { path: `${year.folder}/plans.json`, pointer, isInForm: true } })
  const onReview: TypicalTableProps['onReview'] = (reviewed, button) => {
    focusPanel(button)
    review(reviewed.map(({ pointer }) => pointer))
  }
  const markButton = (title: string, reviewed: readonly TemplateValue[]) => (
    <ToolbarButton key={title} onClick={({ currentTarget }) => onReview(reviewed, currentTarget)}>
      Mark {title} as reviewed
    </ToolbarButton>
  )
  return (
    <section className="stack panel-content" aria-label="Typical values">
      <p className="panel-controls row wrap">
        <progress max={all} value={all - values.length} aria-label="Reviewed values" />
        {values.length} of {all} values are typical. Enter the client&rsquo;s, or mark them as reviewed.
      </p>
      {tables.map(({ noun, groups, cells }) => (
        <div key={noun} className="stack checklist-group">
          {noun === 'service' && <CatalogNote year={year} cells={cells} onJump={onJump} />}
          <TypicalTable
            noun={noun}
            cells={cells.filter((cell) => cell.noun !== 'source')}
            onJump={onJump}
            onReview={onReview}
          />
          <div className="row wrap">{groups.map(({ title, values: own }) => markButton(title, own))}</div>
        </div>
      ))}
      {tables.length > 1 && markButton(`all ${values.length}`, values)}
    </section>
  )
}

interface Cell extends TemplateValue {
  /** What the value is. Values of several plans or scenarios share a row. */
  row: string
  /** The plan, tier, or scenario of the value; '' if it has none. */
  column: string
  text: string
}

function toCell(value: TemplateValue, describe: ReturnType<typeof createDescriber>): Cell {
  const { path, noun, json } = value
  const [list] = path
  const { place, text: written } = describe('plans.json', path)
  const text = isUnknownAmount({ ...value, value: JSON.parse(json) }) ? 'not known' : written
  const owner = describe('plans.json', path.slice(0, list === 'persons' ? 1 : 2)).place
  const part = place.slice(`${owner}, `.length)
  if (list === 'services')
    return { ...value, row: owner, column: 'Price', text: noun === 'price' ? text : `${text} ${part}` }
  if (list === 'persons') return { ...value, row: owner, column: part, text }
  if (list === 'plans' || list === 'scenarios') return { ...value, row: part, column: owner, text }
  return {
    ...value,
    row: place,
    column: '',
    text: noun === 'source' ? publishersOf(String(JSON.parse(json))) : text,
  }
}

interface CatalogNoteProps {
  year: OpenYear
  cells: readonly Cell[]
  onJump: (cell: Cell) => void
}

/** Says once what the figures of services have in common. */
function CatalogNote({ year: { values }, cells, onJump }: CatalogNoteProps) {
  const planYear = planYearOf(values)
  const figures = cells.filter(({ noun }) => noun !== 'source')
  const isCatalog =
    planYear !== undefined && figures.length > 0 && areFromCatalog(figures, values['plans.json'], planYear)
  return (
    <p className="row wrap">
      {isCatalog && `Prices and uses are the catalog’s for ${planYear}.`}
      {cells
        .filter(({ noun }) => noun === 'source')
        .map((cell) => (
          <button key={cell.id} type="button" className="link-button" onClick={() => onJump(cell)}>
            Source: {cell.text}
          </button>
        ))}
    </p>
  )
}

interface TypicalTableProps {
  noun: string
  cells: readonly Cell[]
  onJump: (cell: Cell) => void
  onReview: (values: readonly TemplateValue[], button: HTMLElement) => void
}

/** A row for each kind of value or service, and a column for each plan, tier, or scenario. A value leads to its field. */
function TypicalTable({ noun, cells, onJump, onReview }: TypicalTableProps) {
  if (cells.length === 0) return null
  const columns = [...new Set(cells.map(({ column }) => column))]
  return (
    <table className="data-table checklist-values" aria-label={`Typical values: ${noun}`}>
      <thead className={columns.join('') === '' ? 'visually-hidden' : undefined}>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Value</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column || 'All plans'}
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
                  icon={Check}
                  variant="quiet"
                  title={`Mark as reviewed: ${noun}, ${row}`}
                  onClick={({ currentTarget }) => onReview(own, currentTarget)}
                />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
