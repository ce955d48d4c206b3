import type { Source } from './Catalog.ts'

export const hcciPrices: Source = {
  publisher: 'Health Care Cost Institute',
  title: 'Health Care Cost and Utilization Report',
  year: 2021,
  url: 'https://healthcostinstitute.org/',
}
