import type { Issue } from '../../contract/ContractError.ts'

/** A line of the report about an API. */
export interface Check {
  /** What is checked, such as a request. */
  group: string
  /** `error` keeps employees from using the calculator; `note` is about something optional. */
  result: 'ok' | 'note' | 'warning' | 'error'
  message: string
  issues?: Issue[]
}
