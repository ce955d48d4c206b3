import type { YearValues } from '../../../contract/yearDocuments.ts'
import { readPlans } from '../../tables/readDocument.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import type { PlannedColumn } from './BenefitsPlan.ts'

interface PlanSelectProps {
  column: PlannedColumn
  values: YearValues
  onChoose: (decision: number | 'add' | 'skip') => void
  onRename: (isRenamed: boolean) => void
}

/** The title of a column, with the plan that gets its values. */
export function PlanSelect({ column, values, onChoose, onRename }: PlanSelectProps) {
  const { title, decision, isRenamed } = column
  return (
    <>
      <label className="stack">
        <span>{title || 'No title'}</span>
        {decision === undefined && <small>Choose the plan that gets the values of this column.</small>}
        <select
          value={decision ?? ''}
          aria-label={`Plan of the column ${title || 'without a title'}`}
          onChange={({ currentTarget: { value } }) =>
            onChoose(value === 'add' || value === 'skip' ? value : Number(value))
          }
        >
          {decision === undefined && <option value="">Choose…</option>}
          {readPlans(values).map((plan, index) => (
            <option key={plan.title} value={index}>
              {plan.title}
            </option>
          ))}
          {title !== '' && <option value="add">Add “{title}” as a new plan</option>}
          <option value="skip">Do not import</option>
        </select>
      </label>
      {isRenamed !== undefined && (
        <Checkbox isChecked={isRenamed} onChange={onRename}>
          Rename the plan to “{title}”
        </Checkbox>
      )}
    </>
  )
}
