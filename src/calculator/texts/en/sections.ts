import { account } from './account.ts'
import { bills } from './bills.ts'
import { comparison } from './comparison.ts'
import { why } from './why.ts'
import { years } from './years.ts'

/** English for the sections of the results. Loads during the calculation. */
export const sections = { comparison, years, why, bills, account } as const
