import TextCursorInput from '~icons/lucide/text-cursor-input'
import { useState } from 'react'
import { addNotInCalculator } from '../../../check/edit/addNotInCalculator.ts'
import { useOpenYear } from '../../state/useOpenYear.ts'
import { readPlans } from '../../tables/readDocument.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { LabeledField, SelectField } from '../../ui/LabeledField.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { BenefitsTable } from './BenefitsTable.tsx'
import { noBenefitsDecisions, summarizeBenefits, type BenefitsDecisions } from './BenefitsPlan.ts'
import { matchBenefits } from './matchBenefits.ts'
import { planBenefits } from './planBenefits.ts'
import { splitLine } from './splitLine.ts'

/** A button that enters single lines of a brochure, such as "Specialist visit $40 copay", for one plan. */
export function EnterLines() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolbarButton onClick={() => setOpen(true)}>
        <TextCursorInput aria-hidden />
        Enter a line…
      </ToolbarButton>
      {isOpen && <LinesDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** The column of the plan, in the table that the lines become. */
const planColumn = 1

const forPlan = (plan: number): BenefitsDecisions => ({
  ...noBenefitsDecisions,
  columns: new Map([[planColumn, plan]]),
  usual: undefined,
})

function LinesDialog({ onClose }: { onClose: () => void }) {
  const { texts, values, edit, change } = useOpenYear()
  const plans = readPlans(values)
  const [text, setText] = useState('')
  const [decisions, setDecisions] = useState(() => forPlan(0))
  const [message, setMessage] = useState('')
  const chosen = decisions.columns.get(planColumn)
  const index = typeof chosen === 'number' ? chosen : 0
  const title = plans[index]?.title ?? ''
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const grid = [['', title], ...lines.map(splitLine)]
  const plan = planBenefits(texts, matchBenefits(values, { name: '', grid, ignoredCells: [] }), decisions)
  const rows = plan.rows.filter(({ cells }) => cells.some(({ status }) => status === 'imported'))
  const imported = new Set(rows.map((row) => row.index - 1))
  const others = lines.filter(
    (line, place) => !imported.has(place) && (splitLine(line)[1] !== '' || lines.length === 1),
  )
  const startAgain = (remaining: string, done: string) => {
    setText(remaining)
    setDecisions(forPlan(index))
    setMessage(done)
  }
  return (
    <FormDialog
      title="Enter lines of a brochure"
      size="medium"
      submitLabel="Write"
      isDisabled={plan.error !== undefined || rows.length === 0}
      onSubmit={() => {
        edit(plan.texts)
        const written = rows.map(
          ({ words, cells }) => `${words}: ${cells.flatMap(({ after }) => after).join(' / ')}`,
        )
        startAgain(others.join('\n'), `Written for ${title}: ${written.join('; ')}.`)
        return false
      }}
      onClose={onClose}
    >
      <SelectField
        label="Plan"
        choices={plans.map((each, place) => ({ name: String(place), title: each.title }))}
        chosen={String(index)}
        onChoose={(name) => setDecisions(forPlan(Number(name)))}
      />
      <LabeledField
        label="Lines"
        hint="Type or paste what the brochure says, such as “Specialist visit $40 copay after deductible”."
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              setDecisions(forPlan(index))
              setMessage('')
            }}
          />
        )}
      </LabeledField>
      {plan.rows.length > 0 && (
        <BenefitsTable plan={plan} values={values} decisions={decisions} onDecide={setDecisions} />
      )}
      {others.length > 0 && (
        <ToolbarButton
          onClick={() => {
            const isListed = change((before) =>
              addNotInCalculator(
                before,
                others.map((line) => `${title}: ${line.trim()}`),
              ),
            )
            if (isListed)
              startAgain(
                lines.filter((line) => !others.includes(line)).join('\n'),
                'Added to “Not in the calculator”.',
              )
          }}
        >
          Add {others.length === 1 ? 'the line' : `${others.length} lines`} to “Not in the calculator”
        </ToolbarButton>
      )}
      <p role="status">
        {message} {plan.error ?? (plan.rows.length > 0 && summarizeBenefits(plan))}
      </p>
    </FormDialog>
  )
}
