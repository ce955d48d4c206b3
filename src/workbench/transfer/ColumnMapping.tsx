import { useEffect, useRef, useState } from 'react'
import type { Table, TableDefinition } from '../tables/Table.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { LabeledSelect } from '../ui/LabeledSelect.tsx'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import { guessView, viewChoices } from './amountUnits.ts'
import { type ColumnRole, type RowHeaderSource, listSources, roleChoices, setRole } from './ImportMapping.ts'
import { describeBlock } from './describeImport.ts'
import { columnLetters, orient } from './sheet.ts'
import type { ImportDraft, ImportDraftState } from './useImportDraft.ts'

interface ColumnMappingProps extends Omit<ImportDraftState, 'draft' | 'openFile' | 'discard'> {
  definition: TableDefinition
  table: Table
  draft: ImportDraft
}

const shownRows = 6

/** More columns that are not imported hide the others. */
const maxIgnored = 3

/** Enough to tell rows apart. */
const maxSample = 40

/** Asks which column of a block of the file is which, with a guess. */
export function ColumnMapping({ definition, table, draft, ...change }: ColumnMappingProps) {
  const { sheets, blocks, shown } = draft
  const block = blocks[shown]!
  const grid = orient(block.sheet.grid, block)
  const choices = roleChoices(table)
  const [showsIgnored, setShowsIgnored] = useState(false)
  const allColumns = block.roles.map((role, index) => ({ index, role, name: JSON.stringify(role) }))
  const imported = allColumns.filter(({ role }) => role.kind !== 'ignored')
  const ignored = allColumns.length - imported.length
  const hasValues = imported.some(({ role }) => role.kind === 'values')
  const canHide = hasValues && ignored > maxIgnored
  const columns = canHide && !showsIgnored ? imported : allColumns
  const rows = grid
    .slice(block.titleRow, Math.min(block.endRow, block.titleRow + shownRows))
    .map((texts, index) => ({ index, texts }))
  const view = guessView(definition, table, block) ?? ''
  const heading = useRef<HTMLHeadingElement>(null)
  // The element that had the focus may be gone when a file opens.
  useEffect(() => heading.current?.focus(), [sheets])
  return (
    <section className="column-mapping stack">
      <h3 ref={heading} tabIndex={-1}>
        Which column is which?
      </h3>
      <div className="import-options row wrap">
        {sheets.length > 1 && (
          <LabeledSelect
            label="Sheet"
            choices={sheets.map(({ name }, index) => ({ name: String(index), title: name }))}
            chosen={String(sheets.indexOf(block.sheet))}
            onChoose={(index) => change.chooseSheet(sheets[Number(index)]!)}
          />
        )}
        {blocks.length > 1 && (
          <LabeledSelect
            label="Block"
            choices={blocks.map((each, index) => ({
              name: String(index),
              title: `${index + 1} of ${blocks.length}: ${describeBlock(each)}`,
            }))}
            chosen={String(shown)}
            onChoose={(index) => change.update({ shown: Number(index) })}
          />
        )}
        {(blocks.length > 1 || block.skipped) && (
          <Checkbox
            isChecked={!block.skipped}
            onChange={(isChecked) => change.changeBlock({ skipped: isChecked ? undefined : 'decision' })}
          >
            Import this block
          </Checkbox>
        )}
        {definition.hasUnits && (
          <LabeledSelect
            label="Amounts in the file are"
            choices={viewChoices}
            chosen={view}
            tone={view === '' ? 'warn' : undefined}
            onChoose={(name) => change.setView(name === '' ? undefined : name)}
          />
        )}
        <LabeledSelect
          label={block.isTransposed ? 'The column with the titles' : 'The row with the titles'}
          choices={grid.slice(0, Math.max(30, block.titleRow + 1)).map((row, index) => ({
            name: String(index),
            title: `${block.isTransposed ? `Column ${columnLetters(index + 1)}` : `Row ${index + 1}`}: ${sampleOf(row)}`,
          }))}
          chosen={String(block.titleRow)}
          onChoose={(row) => change.setTitleRow(Number(row))}
        />
        <Checkbox isChecked={block.isTransposed} onChange={change.setTransposed}>
          Swap rows and columns
        </Checkbox>
        {canHide && (
          <Checkbox isChecked={showsIgnored} onChange={setShowsIgnored}>
            Show the {ignored} other columns of the file
          </Checkbox>
        )}
        {listSources(table, block).map(({ index, title, chosen, choices: sources }) => (
          <LabeledSelect
            key={title}
            label={title}
            choices={sources}
            chosen={chosen}
            tone={chosen === 'null' ? 'warn' : undefined}
            onChoose={(name) =>
              change.changeBlock({
                sources: block.sources.with(index, JSON.parse(name) as RowHeaderSource | null),
              })
            }
          />
        ))}
      </div>
      <ScrollRegion label="Columns of the file">
        <table className="data-table import-table">
          <thead>
            <tr>
              {columns.map(({ index, role, name }) => (
                <th
                  key={index}
                  scope="col"
                  data-ignored={role.kind === 'ignored'}
                  data-open={role.kind === 'undecided'}
                >
                  <select
                    aria-label={`Column ${index + 1}, ${grid[block.titleRow]?.[index] || 'no title'}`}
                    value={name}
                    onChange={({ currentTarget }) => {
                      const chosen = JSON.parse(currentTarget.value) as ColumnRole
                      // The column with the focus stays.
                      if (chosen.kind === 'ignored') setShowsIgnored(true)
                      change.changeBlock(setRole(block, index, chosen))
                    }}
                  >
                    {role.kind === 'undecided' && <option value={name}>Choose…</option>}
                    {choices.map((choice) => (
                      <option key={choice.name} value={choice.name}>
                        {choice.title}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.index} data-titles={row.index === 0}>
                {columns.map(({ index, role }) => (
                  <td key={index} data-ignored={role.kind === 'ignored'}>
                    {row.texts[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}

function sampleOf(row: readonly string[]) {
  const text = row.filter((each) => each !== '').join(', ')
  return text.length > maxSample ? `${text.slice(0, maxSample).trimEnd()}…` : text
}
