import { group } from 'd3-array'
import { catalogPrefix, type BenefitField } from './benefitFields.ts'
import type { BenefitsRowDecision, PlannedRow } from './BenefitsPlan.ts'
import { isAmountPair } from './persons.ts'
import {
  isUnnamed,
  leftOutField,
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
    const leftOut = leftOutName(field)
    if (leftOut !== undefined) return `“${leftOut}” to “Not in the calculator”`
    const isAdded = newServiceName(field) !== undefined || field.startsWith(catalogPrefix)
    return isAdded ? `Add “${nameOf(field)}”` : nameOf(field)
  }
  const names = chosen && chosen !== 'leftOut' ? chosen : []
  const added = names.flatMap((name, index) => (newServiceName(name) === undefined ? [] : [index]))
  const isAddition = added.length > 0 && added.length === names.length
  const partial = row.matched.some((field) => newServiceName(field) !== undefined)
    ? listPartialChoices(row.fields)
    : []
  const isAboutSeveral = row.question === 'uncertain' && row.matched.length > 1
  const whole = isAboutSeveral
    ? [row.matched, ...row.matched.map((field) => [field])]
    : [row.matched, isAddition ? [] : row.fields]
  const prefix = isAboutSeveral && row.matched.length === 2 ? 'Both: ' : ''
  const proposals = new Map(
    (partial.length > 0 ? partial : whole)
      .filter(({ length }) => length > 0)
      .map((each) => [
        JSON.stringify(each),
        `${each === row.matched && partial.length === 0 ? prefix : ''}${(each === row.fields ? row.written : each).map(titleOf).join(' / ')}`,
      ]),
  )
  /** Unless it is proposed, a part of a row puts its other services on the list of what the calculator leaves out. */
  const choose = (decision: BenefitsRowDecision) => {
    const [field] = decision
    const isProposal = proposals.has(JSON.stringify(decision))
    const isPart = !isProposal && decision.length === 1 && row.matched.includes(field!)
    const isService = fields.some(({ name, table }) => name === field && table === 'payments')
    onChoose(
      isPart && isService
        ? row.matched.map((each) => (each === field ? each : leftOutField(nameOf(each))))
        : decision,
    )
  }
  const hasPair = row.cells.some(({ text }) => isAmountPair(text))
  const groupOf = (field: string) => fields.find(({ name }) => name === field)?.group
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
          onChange={({ currentTarget }) => choose(JSON.parse(currentTarget.value) as BenefitsRowDecision)}
        >
          {!chosen && <option value="">Choose…</option>}
          {Array.from(proposals, ([value, title]) => (
            <option key={value} value={value}>
              {title}
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
