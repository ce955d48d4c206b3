import ArrowDown from '~icons/lucide/arrow-down'
import ArrowDownToLine from '~icons/lucide/arrow-down-to-line'
import ArrowUp from '~icons/lucide/arrow-up'
import Plus from '~icons/lucide/plus'
import Trash2 from '~icons/lucide/trash-2'
import { useState } from 'react'
import { ImportDialog } from '../transfer/ImportDialog.tsx'
import { DeleteDialog } from '../ui/DeleteDialog.tsx'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { NameDialog } from '../ui/NameDialog.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import type { GridEditor } from './useGridEditor.ts'
import type { GridSelection } from './useGridSelection.ts'
import type { TableModel } from './useTable.ts'
import type { RowChoice } from '../tables/Table.ts'
import { FormDialog } from '../ui/FormDialog.tsx'
import { LabeledSelect } from '../ui/LabeledSelect.tsx'
import { errorMessage } from '../state/errorMessage.ts'
import { download } from '../ui/download.ts'
import { useDispatch } from '../state/WorkbenchProvider.tsx'
import type { ExportFormat } from '../transfer/exportTable.ts'

interface GridToolbarProps {
  model: TableModel
  selection: GridSelection
  editor: GridEditor
  onView: (view: string) => void
  onShowParts: (parts: readonly string[]) => void
}

export function GridToolbar({ model, selection, editor, onView, onShowParts }: GridToolbarProps) {
  const { definition, table, values, parts, view, shownParts } = model
  const { rowNoun, views } = definition
  const { range, cell } = selection
  const [dialog, setDialog] = useState<'add' | 'delete' | 'import' | null>(null)
  const exportAs = useExport(model)
  const dispatch = useDispatch()
  const selectedRows = range ? table.rows.slice(range.top, range.bottom + 1) : []
  const selected = selectedRows.map(({ name }) => name)
  const consequences = definition.describeDeletion?.(values, selected) ?? null
  const nameColumn = table.columns.find(({ isRowHeader }) => isRowHeader)?.name ?? ''
  const deleteRows = () => model.removeRows(selected)
  return (
    <div className="table-grid-toolbar row wrap" role="group" aria-label={`${definition.title}: actions`}>
      {views && (
        <SegmentedControl
          label="Show amounts"
          choices={views}
          chosen={view ?? views[0]!.name}
          onChoose={onView}
        />
      )}
      {parts.map(({ part, hasTexts }) => {
        const others = shownParts.filter((each) => each !== part)
        const isShown = shownParts.includes(part)
        return (
          <ToolbarButton
            key={part}
            aria-pressed={isShown}
            aria-disabled={hasTexts}
            title={hasTexts ? 'Shown because it has values' : undefined}
            onClick={() => {
              if (!hasTexts) return onShowParts(isShown ? others : [...others, part])
              const message = `“${part}” is shown because it has values. Clear them to hide its columns.`
              dispatch({ type: 'noticeShown', message })
            }}
          >
            {part}
          </ToolbarButton>
        )
      })}
      {rowNoun && (
        <>
          <ToolbarButton icon={Plus} onClick={() => setDialog('add')}>
            Add {rowNoun}…
          </ToolbarButton>
          <ToolbarButton
            icon={Trash2}
            title={`Delete ${selected.length > 1 ? `${selected.length} rows` : rowNoun}`}
            disabled={!range}
            onClick={() => (consequences === null ? deleteRows() : setDialog('delete'))}
          />
        </>
      )}
      {definition.moveRow && (
        <>
          <ToolbarButton
            icon={ArrowUp}
            title={`Move ${rowNoun} up (Alt+↑)`}
            disabled={!cell || cell.row === 0}
            onClick={() => editor.moveRow(-1)}
          />
          <ToolbarButton
            icon={ArrowDown}
            title={`Move ${rowNoun} down (Alt+↓)`}
            disabled={!cell || cell.row === table.rows.length - 1}
            onClick={() => editor.moveRow(1)}
          />
        </>
      )}
      <ToolbarButton
        icon={ArrowDownToLine}
        title="Copy the first selected row to the others (Ctrl+D)"
        disabled={!range}
        onClick={editor.fill}
      >
        Fill down
      </ToolbarButton>
      <ToolbarButton onClick={() => setDialog('import')}>Import…</ToolbarButton>
      <Menu label="Export">
        <MenuItem onSelect={() => exportAs('xlsx')}>Excel workbook (.xlsx)</MenuItem>
        <MenuItem onSelect={() => exportAs('csv')}>CSV</MenuItem>
      </Menu>
      {dialog === 'import' && (
        <ImportDialog
          definition={definition}
          values={values}
          texts={model.texts}
          folder={model.folder}
          onClose={() => setDialog(null)}
          onApply={(texts, summary) => {
            model.edit(texts)
            dispatch({ type: 'noticeShown', message: `Imported. ${summary}` })
          }}
        />
      )}
      {dialog === 'add' && definition.addRows && (
        <NameDialog
          title={`Add a ${rowNoun}`}
          label="Name"
          action="Add"
          onSubmit={(name) => editor.addRows([new Map([[nameColumn, name]])])}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'add' && definition.addChosenRow && (
        <ChooseRowDialog
          title={`Add a ${rowNoun}`}
          choices={definition.addChosenRow.listChoices(values)}
          onAdd={model.addChosenRow}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'delete' && (
        <DeleteDialog
          names={selectedRows.map(({ cells }) => cells[nameColumn]?.text ?? '')}
          consequences={consequences ?? ''}
          onConfirm={deleteRows}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}

interface ChooseRowDialogProps {
  title: string
  choices: readonly RowChoice[]
  /** @param chosen the name of an option for each choice. @returns whether the row is added */
  onAdd: (chosen: readonly string[]) => boolean
  onClose: () => void
}

function ChooseRowDialog({ title, choices, onAdd, onClose }: ChooseRowDialogProps) {
  const [chosen, setChosen] = useState(() => choices.map(({ options }) => options[0]?.name ?? ''))
  return (
    <FormDialog title={title} submitLabel="Add" onSubmit={() => onAdd(chosen)} onClose={onClose}>
      <div className="table-grid-choices stack">
        {choices.map(
          ({ title: label, options }, index) =>
            options.length > 1 && (
              <LabeledSelect
                key={label}
                label={label}
                choices={options}
                chosen={chosen[index]!}
                onChoose={(name) => setChosen(chosen.with(index, name))}
              />
            ),
        )}
      </div>
    </FormDialog>
  )
}

function useExport({ definition, table, folder }: TableModel) {
  const dispatch = useDispatch()
  return (format: ExportFormat) => {
    const save = async () => {
      const { exportTable } = await import('../transfer/exportTable.ts')
      download(`${folder} ${definition.title}.${format}`, await exportTable(table, definition.title, format))
    }
    save().catch((error: unknown) =>
      dispatch({
        type: 'noticeShown',
        message: `The table could not be exported: ${errorMessage(error)}`,
        tone: 'bad',
      }),
    )
  }
}
