import { group } from 'd3-array'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { catalogPrefix, type BenefitField } from './benefitFields.ts'
import type { BenefitsRowDecision, PlannedRow } from './BenefitsPlan.ts'
import { isAmountPair } from './persons.ts'
import { findRest, withRest } from './labelParts.ts'
import {
  isUnnamed,
  leftOutField,
  newServiceField,
  newServiceName,
  suggestServiceNames,
  withoutLeftOut,
} from './newServices.ts'

const rowQuestions: Record<NonNullable<PlannedRow['question']>, string> = {
  unknown: 'Which field is this?',
  uncertain: 'Is it this field?',
  unnamed: 'Write the name of each new service.',
  repeated: 'Another row has another value for this field. Skip one of them.',
}

/** Fields with amounts for one person and for a family. */
const pairs = [
  ['deductible individual', 'deductible family'],
  ['outOfPocketMaximum individual', 'outOfPocketMaximum family'],
  ['drugDeductible', 'familyDrugDeductible'],
  ['drugMaximum individual', 'drugMaximum family'],
  ['account EE', 'account others'],
  ['payroll EE', 'payroll EF'],
]

interface FieldSelectProps {
  row: PlannedRow
  fields: readonly BenefitField[]
  chosen: BenefitsRowDecision | undefined
  onChoose: (decision: BenefitsRowDecision) => void
}

/** The field that a row of the brochure is for, or the names of services that it becomes. */
export function FieldSelect({ row, fields, chosen, onChoose }: FieldSelectProps) {
  const nameOf = (field: string) =>
    newServiceName(field) ?? fields.find(({ name }) => name === field)?.title ?? field
  const titleOf = (field: string) => {
    const isAdded = newServiceName(field) !== undefined || field.startsWith(catalogPrefix)
    return isAdded ? `Add “${nameOf(field)}”` : nameOf(field)
  }
  const names = chosen && chosen !== 'leftOut' ? chosen : []
  const ownFields = withoutLeftOut(names)
  const added = names.flatMap((name, index) => (newServiceName(name) === undefined ? [] : [index]))
  const isAddition = added.length > 0 && added.length === ownFields.length
  const matched = row.matched.fields
  const current = JSON.stringify(withoutLeftOut(row.fields))
  const proposals = new Set(
    [
      matched,
      matched.filter((field) => newServiceName(field) === undefined),
      ...matched.map((field) => [field]),
      isAddition ? [] : withoutLeftOut(row.fields),
    ]
      .filter(({ length }) => length > 0)
      .map((each) => JSON.stringify(each)),
  )
  const describe = (proposal: string) => {
    const own = proposal === current ? withoutLeftOut(row.written) : (JSON.parse(proposal) as string[])
    const isBoth = row.question === 'uncertain' && own.length === 2 && matched.length === 2
    return `${isBoth ? 'Both: ' : ''}${own.map(titleOf).join(' / ')}`
  }
  const rest = findRest(row.matched, names)
  /** The words that the field does not have go on the list, unless the user decides otherwise. */
  const choose = (decision: BenefitsRowDecision) =>
    onChoose(decision === 'leftOut' ? decision : withRest(row.matched, decision))
  const hasPair = row.cells.some(({ text }) => isAmountPair(text))
  const groupOf = (field: string) => fields.find(({ name }) => name === field)?.group
  const additions = suggestServiceNames(row).map((suggested) =>
    isAddition && added.length === suggested.length ? ownFields : suggested.map(newServiceField),
  )
  return (
    <>
      <label className="stack">
        {row.question && <span>{rowQuestions[row.question]}</span>}
        <select
          aria-label={`Field of ${row.words}`}
          value={chosen ? JSON.stringify(chosen === 'leftOut' ? chosen : ownFields) : ''}
          onChange={({ currentTarget }) => choose(JSON.parse(currentTarget.value) as BenefitsRowDecision)}
        >
          {!chosen && <option value="">Choose…</option>}
          {Array.from(proposals, (value) => (
            <option key={value} value={value}>
              {describe(value)}
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
                {[
                  ...pairs.filter(([field]) => hasPair && groupOf(field!) === title),
                  ...ofGroup.map(({ name }) => [name]),
                ]
                  .filter((each) => !proposals.has(JSON.stringify(each)))
                  .map((each) => (
                    <option key={each.join()} value={JSON.stringify(each)}>
                      {each.map(titleOf).join(' / ')}
                    </option>
                  ))}
              </optgroup>
            ),
          )}
        </select>
      </label>
      {rest !== '' && (
        <Checkbox
          isChecked={names.length > ownFields.length}
          onChange={(isChecked) => onChoose(isChecked ? [...ownFields, leftOutField(rest)] : ownFields)}
        >
          Not covered by the field: “{rest}”. Add it to “Not in the calculator”
        </Checkbox>
      )}
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
