import { useEffect, useRef } from 'react'
import type { Table } from '../tables/Table.ts'
import { LabeledSelect } from '../ui/LabeledSelect.tsx'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import { type ColumnRole, type RowHeaderSource, listSources, roleChoices, setRole } from './ImportMapping.ts'
import { orient } from './sheet.ts'
import type { ImportDraft, ImportDraftState } from './useImportDraft.ts'

interface ColumnMappingProps extends Pick<ImportDraftState, 'update' | 'setTitles' | 'chooseSheet'> {
  table: Table
  draft: ImportDraft
}

const shownRows = 6

/** Asks which column of the file is which, with a guess. */
export function ColumnMapping({ table, draft, update, setTitles, chooseSheet }: ColumnMappingProps) {
  const { sheets, sheet, mapping } = draft
  const grid = orient(sheet.grid, mapping)
  const choices = roleChoices(table)
  const columns = mapping.roles.map((role, index) => ({ index, role, name: JSON.stringify(role) }))
  const rows = grid
    .slice(mapping.titleRow, mapping.titleRow + shownRows)
    .map((texts, index) => ({ index, texts }))
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
            chosen={String(sheets.indexOf(sheet))}
            onChoose={(index) => chooseSheet(sheets[Number(index)]!)}
          />
        )}
        <LabeledSelect
          label={mapping.isTransposed ? 'Titles are in column' : 'Titles are in row'}
          choices={grid.slice(0, 30).map((row, index) => ({
            name: String(index),
            title: `${index + 1}: ${row.filter((text) => text !== '').join(', ')}`,
          }))}
          chosen={String(mapping.titleRow)}
          onChoose={(row) => setTitles({ ...mapping, titleRow: Number(row) })}
        />
        <label>
          <input
            type="checkbox"
            checked={mapping.isTransposed}
            onChange={({ currentTarget }) => setTitles({ isTransposed: currentTarget.checked, titleRow: 0 })}
          />
          Swap rows and columns
        </label>
        {listSources(table, mapping).map(({ index, title, chosen, choices: sources }) => (
          <LabeledSelect
            key={title}
            label={title}
            choices={sources}
            chosen={chosen}
            tone={chosen === 'null' ? 'warn' : undefined}
            onChoose={(name) =>
              update({
                mapping: {
                  ...mapping,
                  sources: mapping.sources.with(index, JSON.parse(name) as RowHeaderSource | null),
                },
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
                <th key={index} scope="col" data-ignored={role.kind === 'ignored'}>
                  <select
                    aria-label={`Column ${index + 1}, ${grid[mapping.titleRow]?.[index] || 'no title'}`}
                    value={name}
                    onChange={({ currentTarget }) =>
                      update({
                        mapping: setRole(mapping, index, JSON.parse(currentTarget.value) as ColumnRole),
                      })
                    }
                  >
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
