import type { Family } from '../../contract/family.ts'
import type { FilingStatus } from '../rules/taxes.ts'

/** The inputs of the account explorer. Amounts are as the visitor typed them. */
export interface AccountInputs {
  /** Null until the visitor chooses an amount. */
  contribution: string | null
  isCatchUp: boolean
  filingStatus: FilingStatus
  income: string
  /** Empty if the visitor did not state it: then the household's income is one person's pay. */
  ownPay: string
  statePercentage: string
  savesPayrollTax: boolean
}

export function initialAccountInputs({ spouse }: Family): AccountInputs {
  return {
    contribution: null,
    isCatchUp: false,
    filingStatus: spouse ? 'joint' : 'single',
    income: '',
    ownPay: '',
    statePercentage: '',
    savesPayrollTax: true,
  }
}
