import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import { useMemo } from 'react'
import type { Table, TableDefinition } from '../tables/Table.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { LabeledSelect } from '../ui/LabeledSelect.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { explainUnknownUnit, guessView, listViewChoices } from './amountUnits.ts'
import { ColumnMapping } from './ColumnMapping.tsx'
import { FileChooser } from './FileChooser.tsx'
import { countOpenQuestions, type ImportDecisions, type ImportPlan } from './ImportPlan.ts'
import { findMissingMapping, readRowHeaders } from './ImportMapping.ts'
import { explainIgnoredCells, summarizeImport, titleOf } from './describeImport.ts'
import { focusOpenQuestion } from './ImportQuestion.tsx'
import { planImport, readTable } from './planImport.ts'
import { RowQuestions } from './RowQuestions.tsx'
import { useImportDraft } from './useImportDraft.ts'
import { ValueQuestions } from './ValueQuestions.tsx'
import '../ui/DataTable.css'
import './ImportDialog.css'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'

interface ImportDialogProps {
  definition: TableDefinition
  values: YearValues
  texts: YearTexts
  /** The folder of the year, so that years do not share drafts. */
  folder: string
  onClose: () => void
  /** Receives the changed documents. Apply them as one step. */
  onApply: (texts: Partial<YearTexts>) => void
}

/** Imports a file or pasted cells into a table. A dialog that is closed by accident continues where it was. */
export function ImportDialog(props: ImportDialogProps) {
  const { definition, values, texts, folder, onClose, onApply } = props
  const table = useMemo(() => definition.read(values), [definition, values])
  const { draft, update, openFile, discard, ...mappingState } = useImportDraft(definition, table, folder)
  const decide = (decisions: ImportDecisions) => update({ decisions })
  const view = draft?.view ?? (draft && guessView(definition, values, draft.sheet, draft.mapping))
  const isUnitMissing = definition.views !== undefined && view === undefined
  const missing =
    draft &&
    (findMissingMapping(table, draft.mapping) ??
      (isUnitMissing ? explainUnknownUnit(draft.sheet, draft.mapping) : undefined))
  const target = useMemo(() => ({ definition, texts, view }), [definition, texts, view])
  const plan = useMemo(
    () =>
      draft && missing === undefined
        ? planImport(target, draft.sheet.grid, draft.mapping, draft.decisions)
        : undefined,
    [target, draft, missing],
  )
  const after = useMemo(
    () => (plan ? readTable(target, { ...texts, ...plan.texts }) : table),
    [target, texts, plan, table],
  )
  const apply = (button: HTMLElement) => {
    if (!plan || !canApply(plan)) {
      focusOpenQuestion(button)
      return
    }
    onApply(plan.texts)
    discard()
    onClose()
  }
  return (
    <Dialog
      title={`Import: ${definition.title}`}
      size="large"
      onClose={onClose}
      actions={
        <>
          <p role="status" className="import-summary">
            {missing ?? plan?.error ?? (plan && summarizeImport(plan).join(' '))}
          </p>
          {draft && <ToolbarButton onClick={discard}>Start over</ToolbarButton>}
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
      <FileChooser fileName={draft?.fileName ?? null} onOpen={openFile} />
      {draft && (
        <>
          {draft.sheet.ignoredCells.length > 0 && (
            <p className="wash" data-tone="warn">
              {explainIgnoredCells(draft.sheet.ignoredCells)}
            </p>
          )}
          {definition.views && (
            <LabeledSelect
              label="Amounts in the file are"
              choices={listViewChoices(definition, values)}
              chosen={view ?? ''}
              tone={isUnitMissing ? 'warn' : undefined}
              onChoose={(name) => update({ view: name === '' ? undefined : name })}
            />
          )}
          <ColumnMapping table={table} draft={draft} update={update} {...mappingState} />
        </>
      )}
      {draft && plan && (
        <>
          <RowQuestions
            definition={definition}
            questions={plan.rowQuestions}
            rows={readRowHeaders(after).rows}
            decisions={draft.decisions}
            onDecide={decide}
          />
          <ValueQuestions
            questions={plan.valueQuestions}
            table={after}
            decisions={draft.decisions}
            onDecide={decide}
          />
          <label>
            <input
              type="checkbox"
              checked={draft.decisions.clearsBlanks}
              onChange={({ currentTarget }) =>
                decide({ ...draft.decisions, clearsBlanks: currentTarget.checked })
              }
            />
            Blank cells in the file clear the values in the table
          </label>
          <ImportedChanges changes={plan.changes} table={after} />
        </>
      )}
    </Dialog>
  )
}

function canApply(plan: ImportPlan) {
  if (plan.error !== undefined || countOpenQuestions(plan) > 0) return false
  return plan.changes.length > 0 || plan.addedRows.length > 0 || plan.leftOut.length > 0
}

const shownChanges = 200

function ImportedChanges({ changes, table }: Pick<ImportPlan, 'changes'> & { table: Table }) {
  if (changes.length === 0) return null
  return (
    <details className="import-preview">
      <summary>Values that change</summary>
      <ScrollRegion label="Values that change">
        <table className="data-table import-table">
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
              const { row, column } = titleOf(table, change)
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
