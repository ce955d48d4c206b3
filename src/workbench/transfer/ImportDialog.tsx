import { typicalPointers } from '../../check/typicalValues.ts'
import { yearFiles } from '../../contract/clientFiles.ts'
import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import { useMemo } from 'react'
import type { Table, TableDefinition } from '../tables/Table.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { explainUnit, guessView, readHeadings } from './amountUnits.ts'
import { ColumnMapping } from './ColumnMapping.tsx'
import { FileChooser } from './FileChooser.tsx'
import { countOpenQuestions, type ImportDecisions, type ImportPlan } from './ImportPlan.ts'
import { findMissingMapping, readRowHeaders, type ImportMapping } from './ImportMapping.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { describeOtherSheets, explainIgnoredCells, listPlaces, summarizeImport } from './describeImport.ts'
import { focusOpenQuestion } from './ImportQuestion.tsx'
import { planImport, readTable } from './planImport.ts'
import { PlausibilityQuestions } from './PlausibilityQuestions.tsx'
import { RowQuestions } from './RowQuestions.tsx'
import { useImportDraft, type ImportDraft } from './useImportDraft.ts'
import { ValueQuestions } from './ValueQuestions.tsx'
import '../ui/DataTable.css'
import './ImportDialog.css'

interface ImportDialogProps {
  definition: TableDefinition
  values: YearValues
  texts: YearTexts
  /** The folder of the year, so that years do not share drafts. */
  folder: string
  onClose: () => void
  /** Receives the changed documents, and what is imported in words. Apply the documents as one step. */
  onApply: (texts: Partial<YearTexts>, summary: string) => void
}

/** Imports a file or pasted cells into a table. A dialog that is closed by accident continues where it was. */
export function ImportDialog(props: ImportDialogProps) {
  const { definition, values, texts, folder, onClose, onApply } = props
  const table = useMemo(() => definition.read(values), [definition, values])
  const { draft, openFile, discard, ...change } = useImportDraft(definition, table, folder)
  const decide = (decisions: ImportDecisions) => change.update({ decisions })
  const blocks = useMemo(
    () => draft?.blocks.map((block) => ({ ...block, view: guessView(definition, table, block) })),
    [definition, table, draft],
  )
  const notes = useMemo(() => (draft ? listNotes(values, draft) : []), [values, draft])
  const missing = blocks && findMissing(definition, table, blocks)
  const target = useMemo(() => ({ definition, texts }), [definition, texts])
  const plan = useMemo(
    () => (draft && blocks && !missing?.isUnit ? planImport(target, blocks, draft.decisions) : undefined),
    [target, draft, blocks, missing?.isUnit],
  )
  const after = useMemo(
    () => (plan ? readTable(target, { ...texts, ...plan.texts }) : table),
    [target, texts, plan, table],
  )
  const typical = useMemo(() => typicalPointers(values['plans.json']), [values])
  const isReady = plan !== undefined && missing === undefined && canApply(plan, texts)
  const apply = (button: HTMLElement) => {
    if (!isReady || !plan) {
      focusOpenQuestion(button)
      return
    }
    onApply(plan.texts, summarizeImport(plan).join(' '))
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
            {missing?.message ?? plan?.error ?? (plan && summarizeImport(plan).join(' '))}
          </p>
          {draft && <ToolbarButton onClick={discard}>Start over</ToolbarButton>}
          <ToolbarButton onClick={onClose}>Cancel</ToolbarButton>
          <ToolbarButton
            variant="primary"
            aria-disabled={!isReady}
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
          {notes.map((note) => (
            <p key={note} className="wash" data-tone="warn">
              {note}
            </p>
          ))}
          <ColumnMapping definition={definition} table={table} draft={draft} {...change} />
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
            describePlaces={({ places }) => listPlaces(after, places)}
            decisions={draft.decisions.values}
            onDecide={(decided) => decide({ ...draft.decisions, values: decided })}
          />
          <PlausibilityQuestions
            questions={plan.plausibility}
            table={after}
            decisions={draft.decisions}
            onDecide={decide}
          />
          <Checkbox
            isChecked={draft.decisions.clearsBlanks}
            onChange={(isChecked) => decide({ ...draft.decisions, clearsBlanks: isChecked })}
          >
            Blank cells in the file clear the values in the table
          </Checkbox>
          {plan.otherPayers.length > 0 && (
            <Checkbox
              isChecked={draft.decisions.listsOtherPayers}
              onChange={(isChecked) => decide({ ...draft.decisions, listsOtherPayers: isChecked })}
            >
              <span>
                Add what employees do not pay to “Not in the calculator”{' '}
                <small>such as “{plan.otherPayers[0]}”</small>
              </span>
            </Checkbox>
          )}
          <ImportPreview
            plan={plan}
            typical={typical}
            before={table}
            after={after}
            decisions={draft.decisions}
            onDecide={decide}
          />
        </>
      )}
    </Dialog>
  )
}

/** An import that changes no value can review typical ones. */
function canApply(plan: ImportPlan, before: YearTexts) {
  if (plan.error !== undefined || countOpenQuestions(plan) > 0) return false
  return yearFiles.some((file) => (plan.texts[file] ?? before[file]) !== before[file])
}

/** What is missing in the blocks before all of them can be imported. */
function findMissing(definition: TableDefinition, table: Table, blocks: readonly ImportMapping[]) {
  for (const [index, block] of blocks.entries()) {
    const isUnit = definition.hasUnits && block.view === undefined && !block.skipped
    const missing =
      findMissingMapping(table, block) ??
      (isUnit
        ? [
            'Choose what the amounts in the file are: per paycheck, per month, or per year.',
            explainUnit(readHeadings(block), table.timesPerYear),
          ]
            .filter(Boolean)
            .join(' ')
        : undefined)
    if (missing !== undefined)
      return { isUnit, message: blocks.length > 1 ? `Block ${index + 1}: ${missing}` : missing }
  }
  return undefined
}

/** The cells and sheets of the file that no block has. */
function listNotes(values: YearValues, { sheets, blocks }: ImportDraft): string[] {
  const used = sheets.filter((sheet) => blocks.some((block) => block.sheet === sheet))
  const far = used.flatMap(({ ignoredCells }) =>
    ignoredCells.length > 0 ? [explainIgnoredCells(ignoredCells)] : [],
  )
  return [...far, ...describeOtherSheets(values, sheets, blocks)]
}
