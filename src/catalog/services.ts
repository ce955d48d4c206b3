import { drugs } from './services/drugs.ts'
import { hospital } from './services/hospital.ts'
import { tests } from './services/tests.ts'
import { visits } from './services/visits.ts'

export const catalogServices = [...visits, ...tests, ...hospital, ...drugs] as const
