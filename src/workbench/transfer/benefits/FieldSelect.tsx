import { group } from 'd3-array'
import type { BenefitField } from './benefitFields.ts'
import type { BenefitsRowDecision, PlannedRow } from './BenefitsPlan.ts'
import { isUnnamed, newServiceField, newServiceName, suggestServiceNames } from './newServices.ts'

const rowQuestions: Record<NonNullable<PlannedRow['question']>, string> = {
  unknown: 'Which field is this?',
  uncertain: 'Is it this field?',
  unnamed: 'Write the name of each new service.',
  repeated: 'Another row has another value for this field. Skip one of them.',
}

/** The titles of the fields for names, by the number of new services. */
const nameTitles = [
  [],
  ['Name of the new service'],
  ['Name of the first service', 'Name of the second service'],
]

interface FieldSelectProps {
  row: PlannedRow
  fields: readonly BenefitField[]
  chosen: BenefitsRowDecision | undefined
  onChoose: (decision: BenefitsRowDecision) => void
}

/** The field that a row of the brochure is for, or the names of services that it becomes. */
export function FieldSelect({ row, fields, chosen, onChoose }: FieldSelectProps) {
  const titleOf = (names: readonly string[]) =>
    names.map((name) => fields.find((field) => field.name === name)?.title ?? name).join(' / ')
  const isListed = row.fields.length === 1
  const added = chosen && chosen !== 'leftOut' ? chosen.flatMap((field) => newServiceName(field) ?? []) : []
  const additions = suggestServiceNames(row).map((names) =>
    (added.length === names.length ? added : names).map(newServiceField),
  )
  return (
    <>
      <label className="stack">
        {row.question && <span>{rowQuestions[row.question]}</span>}
        <select
          aria-label={`Field of ${row.words}`}
          value={chosen ? JSON.stringify(chosen) : ''}
          onChange={({ currentTarget }) => onChoose(JSON.parse(currentTarget.value) as BenefitsRowDecision)}
        >
          {!chosen && <option value="">Choose…</option>}
          {row.fields.length > 0 && added.length === 0 && (
            <option value={JSON.stringify(row.fields)}>{titleOf(row.fields)}</option>
          )}
          <option value='"leftOut"'>Add it to “Not in the calculator”</option>
          <option value="[]">Skip the row</option>
          <option value={JSON.stringify(additions[0])}>Add it as a new service</option>
          <option value={JSON.stringify(additions[1])}>Add it as two new services</option>
          {Array.from(
            group(fields, (field) => field.group),
            ([title, ofGroup]) => (
              <optgroup key={title} label={title}>
                {ofGroup
                  .filter(({ name }) => !isListed || name !== row.fields[0])
                  .map((field) => (
                    <option key={field.name} value={JSON.stringify([field.name])}>
                      {field.title}
                    </option>
                  ))}
              </optgroup>
            ),
          )}
        </select>
      </label>
      {nameTitles[added.length]?.map((title, index) => (
        <label key={title} className="stack">
          <span>{title}</span>
          <input
            value={added[index]}
            aria-invalid={isUnnamed(newServiceField(added[index]!))}
            onChange={({ currentTarget }) =>
              onChoose(added.with(index, currentTarget.value).map(newServiceField))
            }
          />
        </label>
      ))}
    </>
  )
}
