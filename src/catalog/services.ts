import type { CatalogService } from './Catalog.ts'
import { drugs } from './services/drugs.ts'
import { hospital } from './services/hospital.ts'
import { tests } from './services/tests.ts'
import { visits } from './services/visits.ts'

export const catalogServices: readonly CatalogService[] = [...visits, ...tests, ...hospital, ...drugs]
