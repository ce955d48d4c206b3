import type { CalculationInputs } from '../../../contract/inputs.ts'

/** Employees who have the same plans for the same payroll deductions and surcharges. */
export interface EmployeeGroup {
  /** Their answers, in a year without care. */
  inputs: CalculationInputs
  /** Payroll deductions and surcharges in cents a year, in the order of the plans; Infinity for a plan that they are not offered. */
  charges: number[]
  /** The total costs of a year without care, and of one that reaches the out-of-pocket maximum. */
  withoutCare: number[]
  worstCase: number[]
  /** Whether they are offered each plan, and no other plan dominates it. */
  canBeBest: boolean[]
}
