import type { Family } from '../../contract/family.ts'
import type { FilingStatus } from '../rules/taxes.ts'

/** The inputs about the account and the taxes. Amounts are as the visitor typed them. */
export interface AccountInputs {
  /** Whether the comparison of the plans counts the taxes that they save. */
  countsTaxes: boolean
  /** Null until the visitor chooses an amount. */
  contribution: string | null
  isCatchUp: boolean
  filingStatus: FilingStatus
  income: string
  /** Empty if the visitor did not state it: then the household's income is one person's pay. */
  ownPay: string
  statePercentage: string
}

export function initialAccountInputs({ spouse, children }: Family): AccountInputs {
  const withoutSpouse = children > 0 ? 'headOfHousehold' : 'single'
  return {
    countsTaxes: false,
    contribution: null,
    isCatchUp: false,
    filingStatus: spouse ? 'joint' : withoutSpouse,
    income: '',
    ownPay: '',
    statePercentage: '',
  }
}
