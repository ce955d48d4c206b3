import { useState } from 'react'
import { rollYear, type RolledYear } from '../../check/roll/rollYear.ts'
import { planYears } from '../../check/newClient/questions.ts'
import { errorMessage } from '../state/errorMessage.ts'
import { useDispatch } from '../state/WorkbenchProvider.tsx'
import type { ListedYear } from '../state/clientYears.ts'
import { FormDialog } from '../ui/FormDialog.tsx'
import { SelectField, TextField } from '../ui/LabeledField.tsx'

interface NextYearDialogProps {
  client: string
  /** The client's plan years, earliest first. */
  years: readonly ListedYear[]
  onClose: () => void
}

/** Copies a plan year to a new one, which is unsaved at first, and shows its checklist. */
export function NextYearDialog({ client, years, onClose }: NextYearDialogProps) {
  const dispatch = useDispatch()
  const [source, setSource] = useState(years.at(-1))
  const [planYear, setPlanYear] = useState(source ? source.year + 1 : 0)
  const { rolled, error } = tryRoll(source, planYear, years)

  const create = () => {
    if (!rolled) return
    const folder = `${client}/${planYear}`
    const texts = Object.entries(rolled.texts).map(([name, text]) => [`${folder}/${name}`, text])
    dispatch({ type: 'filesEdited', texts: Object.fromEntries(texts) as Record<string, string> })
    dispatch({ type: 'fileChosen', path: `${folder}/instance.json` })
    dispatch({ type: 'viewChanged', view: { panel: 'checklist', editor: 'form', section: '' } })
    dispatch({
      type: 'noticeShown',
      message: `${planYear} is ready to review. It is not on disk until you save; Undo removes it.`,
    })
  }
  return (
    <FormDialog
      title="Next year"
      size="medium"
      submitLabel={`Create ${planYear || 'year'}`}
      isDisabled={!rolled}
      onSubmit={create}
      onClose={onClose}
    >
      <div className="columns">
        <SelectField
          label="Copy"
          choices={years.map(({ folder, year, isCurrent }) => ({
            name: folder,
            title: isCurrent ? `${year} (current)` : String(year),
          }))}
          chosen={source?.folder}
          onChoose={(name) => setSource(years.find(({ folder }) => folder === name))}
        />
        <TextField
          label="New plan year"
          error={error}
          type="number"
          {...planYears}
          value={planYear || ''}
          onChange={(text) => setPlanYear(Number(text))}
        />
      </div>
      {rolled && <RollSummary client={client} year={planYear} rolled={rolled} />}
    </FormDialog>
  )
}

/** What the copy changes, and what remains to do. */
function RollSummary({ client, year, rolled }: { client: string; year: number; rolled: RolledYear }) {
  const open = rolled.checklist.filter(({ isChanged }) => !isChanged).length
  return (
    <>
      <Sentences title="What it updates" sentences={rolled.updated} />
      {rolled.warnings.length > 0 && <Sentences title="Decide later" sentences={rolled.warnings} />}
      <p>
        Everything else stays as it is. A checklist then shows the {open} values that usually change, such as
        payroll deductions and company money. Employees preview the year at <code>/preview/{year}</code> when
        you have saved it to <code>{`${client}/${year}`}</code>.
      </p>
    </>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="bulleted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

function tryRoll(
  source: ListedYear | undefined,
  planYear: number,
  years: readonly ListedYear[],
): { rolled?: RolledYear; error?: string } {
  if (!source) return { error: 'Complete a plan year first: the client has none with both files.' }
  if (!Number.isInteger(planYear) || planYear < planYears.min || planYear > planYears.max)
    return { error: 'Enter a year with four digits.' }
  if (years.some(({ year }) => year === planYear)) return { error: `The client has ${planYear} already.` }
  try {
    return { rolled: rollYear(source.texts, planYear, !source.isCurrent) }
  } catch (error) {
    return { error: errorMessage(error) }
  }
}
