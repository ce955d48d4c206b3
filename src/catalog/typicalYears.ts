import type { TypicalYear } from './Catalog.ts'
import { conditionYears } from './years/conditionYears.ts'
import { householdYears } from './years/householdYears.ts'

export const typicalYears: readonly TypicalYear[] = [...householdYears, ...conditionYears]
