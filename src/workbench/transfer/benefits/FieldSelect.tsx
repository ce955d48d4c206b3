import { group } from 'd3-array'
import type { BenefitField } from './benefitFields.ts'
import type { BenefitsRowDecision, PlannedRow } from './BenefitsPlan.ts'
import {
  isUnnamed,
  leftOutName,
  listPartialChoices,
  newServiceField,
  newServiceName,
  suggestServiceNames,
} from './newServices.ts'

const rowQuestions: Record<NonNullable<PlannedRow['question']>, string> = {
  unknown: 'Which field is this?',
  uncertain: 'Is it this field?',
  unnamed: 'Write the name of each new service.',
  repeated: 'Another row has another value for this field. Skip one of them.',
}

interface FieldSelectProps {
  row: PlannedRow
  fields: readonly BenefitField[]
  chosen: BenefitsRowDecision | undefined
  onChoose: (decision: BenefitsRowDecision) => void
}

/** The field that a row of the brochure is for, or the names of services that it becomes. */
export function FieldSelect({ row, fields, chosen, onChoose }: FieldSelectProps) {
  const titleOf = (name: string) => {
    const [added, leftOut] = [newServiceName(name), leftOutName(name)]
    if (added !== undefined) return `Add “${added}”`
    if (leftOut !== undefined) return `“${leftOut}” to “Not in the calculator”`
    return fields.find((field) => field.name === name)?.title ?? name
  }
  const isListed = row.fields.length === 1
  const names = chosen && chosen !== 'leftOut' ? chosen : []
  const added = names.flatMap((name, index) => (newServiceName(name) === undefined ? [] : [index]))
  const isAddition = added.length > 0 && added.length === names.length
  const partial = listPartialChoices(row.fields)
  const matched = row.fields.length > 0 && !isAddition ? [row.fields] : []
  const additions = suggestServiceNames(row).map((suggested) =>
    isAddition && added.length === suggested.length ? names : suggested.map(newServiceField),
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
          {(partial.length > 0 ? partial : matched).map((each) => (
            <option key={JSON.stringify(each)} value={JSON.stringify(each)}>
              {each.map(titleOf).join(' / ')}
            </option>
          ))}
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
      {added.map((index, position) => (
        <label key={index} className="stack">
          <span>
            {added.length === 1 ? 'Name of the new service' : `Name of new service ${position + 1}`}
          </span>
          <input
            value={newServiceName(names[index]!)}
            aria-invalid={isUnnamed(names[index]!)}
            onChange={({ currentTarget }) =>
              onChoose(names.with(index, newServiceField(currentTarget.value)))
            }
          />
        </label>
      ))}
    </>
  )
}
