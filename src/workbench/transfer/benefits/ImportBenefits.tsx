import TableProperties from '~icons/lucide/table-properties'
import { useMemo, useState } from 'react'
import { useOpenYear } from '../../state/useOpenYear.ts'
import { useDispatch } from '../../state/WorkbenchProvider.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LabeledSelect } from '../../ui/LabeledSelect.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { explainIgnoredCells } from '../describeImport.ts'
import { FileChooser } from '../FileChooser.tsx'
import { viewChoices } from '../amountUnits.ts'
import { focusOpenQuestion } from '../ImportQuestion.tsx'
import type { Sheet } from '../sheet.ts'
import { useDraft } from '../useDraft.ts'
import { BenefitsNotes } from './BenefitsNotes.tsx'
import { BenefitsTable } from './BenefitsTable.tsx'
import { BenefitsWordings } from './BenefitsWordings.tsx'
import {
  countCells,
  noBenefitsDecisions,
  summarizeBenefits,
  type BenefitsDecisions,
  type BenefitsPlan,
} from './BenefitsPlan.ts'
import { findBenefitsSheet, matchBenefits } from './matchBenefits.ts'
import { planBenefits } from './planBenefits.ts'
import '../ImportDialog.css'

/** A button that imports the benefits table of a brochure: the plans' terms, payments, and payroll deductions at once. */
export function ImportBenefits() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolbarButton onClick={() => setOpen(true)}>
        <TableProperties aria-hidden />
        Import a benefits table…
      </ToolbarButton>
      {isOpen && <BenefitsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

interface BenefitsDraft {
  fileName: string
  sheets: readonly Sheet[]
  sheet: Sheet
  decisions: BenefitsDecisions
}

function BenefitsDialog({ onClose }: { onClose: () => void }) {
  const { folder, texts, values, edit } = useOpenYear()
  const dispatch = useDispatch()
  const [draft, keep] = useDraft<BenefitsDraft>(`benefits ${folder}`)
  const decide = (decisions: BenefitsDecisions) => draft && keep({ ...draft, decisions })
  const sheet = draft?.sheet
  const benefits = useMemo(() => sheet && matchBenefits(values, sheet), [values, sheet])
  const plan = useMemo(
    () => benefits && draft && planBenefits(texts, benefits, draft.decisions),
    [texts, benefits, draft],
  )
  const apply = (button: HTMLElement) => {
    if (!plan || !canApply(plan)) {
      focusOpenQuestion(button)
      return
    }
    edit(plan.texts)
    dispatch({ type: 'noticeShown', message: `Imported. ${summarizeBenefits(plan)}` })
    keep(undefined)
    onClose()
  }
  return (
    <Dialog
      title="Import a benefits table"
      size="large"
      onClose={onClose}
      actions={
        <>
          <p role="status" className="import-summary">
            {plan?.error ?? (plan && summarizeBenefits(plan))}
          </p>
          {draft && <ToolbarButton onClick={() => keep(undefined)}>Start over</ToolbarButton>}
          <ToolbarButton onClick={onClose}>Cancel</ToolbarButton>
          <ToolbarButton
            variant="primary"
            aria-disabled={!plan || !canApply(plan)}
            onClick={({ currentTarget }) => apply(currentTarget)}
          >
            Import
          </ToolbarButton>
        </>
      }
    >
      {!draft && (
        <p>
          Copy the table of plans and benefits from the brochure, with the names of the plans above it. A
          table of a PDF needs two or more spaces between columns.
        </p>
      )}
      <FileChooser
        fileName={draft?.fileName ?? null}
        onOpen={(fileName, sheets) =>
          keep({
            fileName,
            sheets,
            sheet: findBenefitsSheet(values, sheets),
            decisions: noBenefitsDecisions,
          })
        }
      />
      {draft && plan && (
        <>
          {draft.sheet.ignoredCells.length > 0 && (
            <p className="wash" data-tone="warn">
              {explainIgnoredCells(draft.sheet.ignoredCells)}
            </p>
          )}
          {draft.sheets.length > 1 && (
            <LabeledSelect
              label="Sheet"
              choices={draft.sheets.map(({ name }, index) => ({ name: String(index), title: name }))}
              chosen={String(draft.sheets.indexOf(draft.sheet))}
              onChoose={(index) =>
                keep({ ...draft, sheet: draft.sheets[Number(index)]!, decisions: noBenefitsDecisions })
              }
            />
          )}
          {plan.payroll?.doubt !== undefined && plan.payroll.unit === undefined && (
            <p className="wash" data-tone="warn">
              Payroll deductions in the table: {plan.payroll.doubt}
            </p>
          )}
          {plan.payroll && (
            <LabeledSelect
              label="Payroll deductions in the table are"
              choices={viewChoices}
              chosen={plan.payroll.unit ?? ''}
              tone={plan.payroll.unit === undefined ? 'warn' : undefined}
              onChoose={(unit) => decide({ ...draft.decisions, unit: unit || undefined })}
            />
          )}
          <BenefitsWordings rows={plan.rows} />
          <BenefitsTable plan={plan} values={values} decisions={draft.decisions} onDecide={decide} />
          <BenefitsNotes notes={plan.notes} decisions={draft.decisions} onDecide={decide} />
        </>
      )}
    </Dialog>
  )
}

function canApply(plan: BenefitsPlan) {
  return (
    plan.error === undefined &&
    countCells(plan, 'question') === 0 &&
    (countCells(plan, 'imported') > 0 || plan.leftOut.length > 0)
  )
}
