import { useId, useState, type ReactNode } from 'react'
import { addEntries } from '../../check/edit/addEntries.ts'
import { editYear } from '../../check/edit/editYear.ts'
import { itemsOf, lists, type ListName } from '../../check/edit/lists.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { markAdded } from '../../check/typicalValues.ts'
import { typicalSavingsStyles } from '../../check/newClient/typicalPlans.ts'
import { valueAt } from '../../contract/pointer.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import { TableGrid } from '../grid/TableGrid.tsx'
import type {
  FieldsPart,
  QuestionPart,
  Section,
  SectionPart,
  TableName,
} from '../../compare/form/sections.ts'
import { EnterLines } from '../transfer/benefits/EnterLines.tsx'
import { ImportBenefits } from '../transfer/benefits/ImportBenefits.tsx'
import { NameDialog } from '../ui/NameDialog.tsx'
import { Fields } from './Fields.tsx'
import { FieldDiagnostics, useFieldDiagnostics } from './FieldDiagnostics.tsx'
import { Switch } from '../ui/Switch.tsx'
import { fieldId, useFormYear } from './FormYear.tsx'
import { AddFromCatalog } from './AddFromCatalog.tsx'
import { EntriesForm } from './list/EntriesForm.tsx'
import { EntryIds } from './list/EntryIds.tsx'
import { createForm } from '../../compare/form/createForm.ts'

/** The forms and grids of a section, one below the other. */
export function SectionForm({ section }: { section: Section }) {
  return section.parts.map((part) => <PartForm key={part.title} part={part} />)
}

function PartForm({ part }: { part: SectionPart }) {
  if (part.kind === 'fields') return <FieldsPartForm part={part} />
  if (part.kind === 'question') return <QuestionForm part={part} />
  const list = part.kind === 'grid' ? part.table : part.list
  const isInCatalog = list === 'services' || list === 'scenarios'
  const isInBrochure = list === 'limits' || list === 'payments'
  const action = isInCatalog ? <AddFromCatalog list={list} /> : isInBrochure && <BrochureActions />
  return (
    <Part title={part.title} action={action}>
      {part.kind === 'grid' ? <Grid table={part.table} /> : <EntriesForm part={part} />}
    </Part>
  )
}

function BrochureActions() {
  return (
    <>
      <ImportBenefits />
      <EnterLines />
    </>
  )
}

function FieldsPartForm({ part }: { part: FieldsPart }) {
  const { file, at, properties, title } = part
  const value = valueAt(useFormYear().values[file], at)
  return (
    <Part title={title}>
      <Fields field={createForm(file, at, properties)} file={file} pointer={at} value={value} />
    </Part>
  )
}

/** A question of the calculator: a switch, and its choices if it is on. */
function QuestionForm({ part: { title, feature, table } }: { part: QuestionPart }) {
  const { values, setValue, editTexts } = useFormYear()
  const id = useId()
  const pointer = `/features/${feature}`
  const isOn = valueAt(values['instance.json'], pointer) === true
  const diagnostics = useFieldDiagnostics('instance.json', pointer)
  const [{ description } = {}] = createForm('instance.json', '/features', [feature]).fields
  const [isAdding, setAdding] = useState(false)
  const hasChoices = itemsOf(values, 'instance.json', table).length > 0
  const set = (value: boolean) => {
    if (!value || hasChoices) setValue('instance.json', pointer, value)
    // A question without choices would stop the calculator.
    else if (table === 'savingsStyles') editTexts(switchOnSavings)
    else setAdding(true)
  }
  return (
    <section className="form-part stack" aria-labelledby={id}>
      <div className="form-part-head row wrap" data-place={fieldId('instance.json', pointer)}>
        <h2 id={id}>{title}</h2>
        <Switch label="Ask employees" aria-label={`Ask employees: ${title}`} isOn={isOn} onChange={set} />
      </div>
      <FieldDiagnostics id={`${id}-diagnostics`} diagnostics={diagnostics} />
      {isOn ? <Grid table={table} /> : <p className="form-note">{description}</p>}
      {isAdding && (
        <NameDialog
          title={`Add the first ${lists[table].noun}`}
          label="Name"
          action="Add"
          // The first choice switches on the question.
          onSubmit={(name) => editTexts((texts) => addEntries(texts, table, [name]).texts)}
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
      {isList(table) && <EntryIds list={table} />}
    </>
  )
}

function isList(table: string): table is ListName {
  return Object.hasOwn(lists, table)
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="form-part stack" aria-labelledby={id}>
      <div className="form-part-head row wrap">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Asks employees for their savings style, with the typical choices in place of none. */
function switchOnSavings(texts: YearTexts): YearTexts {
  return editYear(texts, ({ 'instance.json': instance, 'plans.json': plans }) => {
    if (!isRecord(instance) || !isRecord(plans)) return
    instance.features = { ...(isRecord(instance.features) && instance.features), savings: true }
    instance.savingsStyles = typicalSavingsStyles.map(({ id, displayText }) => ({ id, displayText }))
    markAdded(plans, () => {
      plans.savingsStyles = typicalSavingsStyles.map(({ id, avoidsOwnMoney }) => ({ id, avoidsOwnMoney }))
    })
  })
}
