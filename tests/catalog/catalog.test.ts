import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import catalog from '../../schemas/catalog/catalog.json' with { type: 'json' }
import schema from '../../schemas/catalog/catalog.schema.json' with { type: 'json' }
import {
  catalogServices,
  sources,
  trendCitation,
  typicalYears,
  type Citation,
} from '../../src/catalog/catalog.ts'
import { trendedPrice } from '../../src/catalog/trend.ts'
import { findCatalogService } from '../../src/check/catalogEntries.ts'

const rows = typicalYears.flatMap((year) => year.uses.map((row) => ({ year: year.id, ...row })))

const citations: readonly Citation[] = [
  ...catalogServices.flatMap((service) => service.citations),
  ...rows.map(({ citation }) => citation),
  trendCitation,
]

it('The catalog matches its schema', () => {
  const validate = new Ajv2020({ allErrors: true }).compile(schema)
  validate(catalog)
  expect(validate.errors).toBeNull()
})

it.each([
  ['services', catalogServices],
  ['typical years', typicalYears],
  ['sources', catalog.sources],
])('The IDs of %s differ', (_, list) => {
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
})

it('Each service is found by its names and its aliases', () => {
  const missed = catalogServices.flatMap((service) =>
    [service.name.en, service.name.es, ...service.aliases].filter(
      (name) => findCatalogService(name) !== service,
    ),
  )
  expect(missed).toEqual([])
})

it.each([
  'Hospital stay',
  'Inpatient stay',
  'Cancer treatment',
  'Oncology',
  'Infusion therapy',
  'Radiology',
  'Acupuncture',
  'Specialty',
  'Tier 4',
  'Weight loss drug',
  'Blood thinner',
  'Migraine drug',
])('%s has another unit or several meanings, so it is no service of the catalog', (name) => {
  expect(findCatalogService(name)).toBeUndefined()
})

it('The quotients in citations are right', () => {
  const numberOf = (text: string) => Number(text.replaceAll(',', ''))
  const quotients = citations.flatMap(({ says }) => [
    ...says.matchAll(/([\d.,]+)[a-z ]* \/ ([\d.,]+)[a-z ]* = \$?([\d.,]*\d)/g),
  ])
  const wrong = quotients.filter(([, one, other, quotient]) => {
    const digits = quotient!.split('.')[1]?.length ?? 0
    return (numberOf(one!) / numberOf(other!)).toFixed(digits) !== quotient!.replaceAll(',', '')
  })
  expect(wrong.map(([text]) => text)).toEqual([])
  expect(quotients.length).toBeGreaterThan(20)
})

it('Typical years use services of the catalog, each one once', () => {
  const ids = new Set(catalogServices.map(({ id }) => id))
  expect(rows.filter(({ service }) => !ids.has(service))).toEqual([])
  const pairs = rows.map(({ year, service }) => `${year} ${service}`)
  expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([])
})

it('Each citation has a source, and each source is cited', () => {
  expect(new Set(citations.map(({ source }) => source))).toEqual(new Set(sources.values()))
})

it.each([
  [{ allowedAmount: 147, priceYear: 2024 }, 2024, undefined, 145],
  [{ allowedAmount: 147, priceYear: 2024 }, 2027, undefined, 160],
  [{ allowedAmount: 147, priceYear: 2024 }, 2027, 0, 145],
  [{ allowedAmount: 1690, priceYear: 2024 }, 2025, 5, 1770],
  [{ allowedAmount: 14_600, priceYear: 2019 }, 2027, undefined, 18_900],
  [{ allowedAmount: 1, priceYear: 2024 }, 2027, undefined, 5],
])('A price of %o in %i, with a trend of %s percent, is %i dollars', (service, year, trend, price) => {
  expect(trendedPrice(service, year, trend)).toBe(price)
})
