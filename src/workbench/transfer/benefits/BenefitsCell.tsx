import { describeSections } from './describeSections.ts'
import type { PlannedCell, SkipReason } from './BenefitsPlan.ts'

const skipReasons: Record<SkipReason, string> = {
  outOfNetwork: 'out of network',
  column: 'the column is not imported',
  row: 'the row is not imported',
  value: 'by your decision',
  leftOut: 'added to “Not in the calculator”',
  outside: 'not below the names of the plans',
  heading: 'a heading',
  noAccount: 'the plan has no account',
  notApplicable: 'it does not apply to the plan',
  salaryBands: 'the table names no salary band or location. Import it under Rates',
}

interface BenefitsCellProps {
  cell: PlannedCell
  /** Whether its row or column says what to decide. */
  isExplained: boolean
}

/** What a cell of the brochure becomes, with its own text if that differs. */
export function BenefitsCell({ cell, isExplained }: BenefitsCellProps) {
  const { text, status, after, payrollRow, reason, questions } = cell
  const written = after.join(' / ')
  if (status === 'imported')
    return (
      <>
        {written}
        {payrollRow !== '' && <small>{payrollRow}</small>}
        {written !== text && <small>{text}</small>}
      </>
    )
  return (
    <>
      {text}
      {reason && (
        <small>
          Skipped: {skipReasons[reason]}. {reason === 'outside' && describeSections(text)}
        </small>
      )}
      {status === 'question' && questions.length > 0 && <small>See “Values to decide” below.</small>}
      {status === 'question' && questions.length === 0 && !isExplained && (
        <small>Choose above what payroll deductions are.</small>
      )}
    </>
  )
}
