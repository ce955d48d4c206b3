import { describeSections } from './describeSections.ts'
import { skipReasons, type PlannedCell } from './BenefitsPlan.ts'

interface BenefitsCellProps {
  cell: PlannedCell
  /** Whether its row or column says what to decide. */
  isExplained: boolean
}

/** What a cell of the brochure becomes, with its own text if that differs. */
export function BenefitsCell({ cell, isExplained }: BenefitsCellProps) {
  const { text, status, after, terms, payrollRow, outOfNetwork, reason, questions } = cell
  const written = after.join(' / ')
  if (status === 'imported')
    return (
      <>
        {written}
        {terms.map((term) => (
          <small key={term}>{term}</small>
        ))}
        {payrollRow !== '' && <small>{payrollRow}</small>}
        {written !== text && <small>{text}</small>}
        {outOfNetwork !== '' && <small>Out of network, skipped: {outOfNetwork}</small>}
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
