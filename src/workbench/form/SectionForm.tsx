import { useId, useMemo, useState, type ReactNode } from 'react'
import { addEntry } from '../../check/edit/addEntry.ts'
import { listOf } from '../../check/edit/lists.ts'
import { TableGrid } from '../grid/TableGrid.tsx'
import { valueAt } from '../../contract/pointer.ts'
import { FieldDiagnostics } from './diagnostics/FieldDiagnostics.tsx'
import { useFieldDiagnostics } from './diagnostics/fieldDiagnostics.ts'
import { applyChanges } from './edit/diffValues.ts'
import { useFormYear } from './edit/FormYear.tsx'
import { Switch } from '../ui/Switch.tsx'
import { FieldsForm } from './FieldsForm.tsx'
import { EntriesForm } from './list/EntriesForm.tsx'
import { readEntries } from './list/entryValues.ts'
import { GridIds } from './list/GridIds.tsx'
import { NameDialog } from '../ui/NameDialog.tsx'
import { switchOnSavings } from './switchOnSavings.ts'
import type { TableName } from '../tables/tables.ts'
import { createForm } from './schema/createForm.ts'
import type { FieldsPart, QuestionPart, Section, SectionPart } from '../sections.ts'
import './SectionForm.css'
import { placeOf } from './useJumps.ts'

/** The forms and grids of a section, one below the other. */
export function SectionForm({ section }: { section: Section }) {
  return section.parts.map((part) => <PartForm key={part.title} part={part} />)
}

function PartForm({ part }: { part: SectionPart }) {
  if (part.kind === 'fields') return <FieldsPartForm part={part} />
  if (part.kind === 'question') return <QuestionForm part={part} />
  return (
    <Part title={part.title}>
      {part.kind === 'grid' ? <Grid table={part.table} /> : <EntriesForm part={part} />}
    </Part>
  )
}

function FieldsPartForm({ part }: { part: FieldsPart }) {
  const { file, at, properties, title, isFolded } = part
  const { documents } = useFormYear()
  const { value } = documents[file]
  const form = createForm(file, at, properties)
  const fields = <FieldsForm form={form} file={file} at={at} value={valueAt(value, at)} />
  if (isFolded)
    return (
      <details className="form-part">
        <summary>{title}</summary>
        {fields}
      </details>
    )
  return <Part title={title}>{fields}</Part>
}

/** A question of the calculator: a switch, and its choices if it is on. */
function QuestionForm({ part: { title, feature, table } }: { part: QuestionPart }) {
  const { documents, changeDocument, editTexts } = useFormYear()
  const id = useId()
  const pointer = `/features/${feature}`
  const isOn = valueAt(documents['instance.json'].value, pointer) === true
  const diagnostics = useFieldDiagnostics('instance.json', pointer)
  const { schema } = useMemo(() => createForm('instance.json', '/features', [feature]), [feature])
  const { description = '' } = schema.properties![feature] as { description?: string }
  const [isAdding, setAdding] = useState(false)
  const hasChoices = readEntries(documents['instance.json'].value, table).length > 0
  const set = (value: boolean) => {
    if (!value || hasChoices)
      changeDocument('instance.json', (document) =>
        applyChanges(document, [{ kind: 'set', location: ['features', feature], value }]),
      )
    // A question without choices would stop the calculator.
    else if (table === 'savingsStyles') editTexts(switchOnSavings)
    else setAdding(true)
  }
  return (
    <section className="form-part" aria-labelledby={id}>
      <div className="form-part-head" data-place={placeOf('instance.json', pointer)}>
        <h2 id={id}>{title}</h2>
        <Switch label="Ask employees" aria-label={`Ask employees: ${title}`} isOn={isOn} onChange={set} />
      </div>
      <FieldDiagnostics id={`${id}-diagnostics`} diagnostics={diagnostics} />
      {isOn ? <Grid table={table} /> : <p className="form-note">{description}</p>}
      {isAdding && (
        <NameDialog
          title={`Add the first ${listOf(table).noun}`}
          label="Name"
          action="Add"
          onSubmit={(name) => {
            setAdding(false)
            // The first choice switches on the question.
            editTexts((texts) => addEntry(texts, table, name).texts)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}

function Grid({ table }: { table: TableName }) {
  return (
    <>
      <TableGrid name={table} />
      <GridIds table={table} />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="form-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
