import { expect, it } from 'vitest'
import { catalogServices, typicalYears } from '../../../src/catalog/catalog.ts'
import { trendedPrice } from '../../../src/catalog/trend.ts'
import { addFromCatalog, servicesOfCatalog, yearsOfCatalog } from '../../../src/check/edit/addFromCatalog.ts'
import { findProblems, newFiles, newPlans } from '../../../src/check/newClient/newFiles.ts'
import { defaultAnswers } from '../../../src/check/newClient/questions.ts'
import type { Loose } from '../sample.ts'
import { sampleTexts, valuesOf } from './sampleYear.ts'

const emergency = catalogServices.find(({ id }) => id === 'emergency')!
const healthy = typicalYears.find(({ id }) => id === 'healthy')!

it('adds services at the price of the plan year, for employees to choose if they can', () => {
  const { instance, plans } = valuesOf(addFromCatalog(sampleTexts(), 'services', ['emergency']))
  expect(instance.services.at(-1)).toEqual({ id: 'emergency', name: emergency.name.en })
  expect(plans.services.at(-1)).toMatchObject({
    id: 'emergency',
    allowedAmount: trendedPrice(emergency, 2027),
  })
})

it('adds a typical year with the services that the client lacks, and uses those that it has', () => {
  const texts = sampleTexts((_, plans) => (plans.services[0].name = 'PREVENTIVE VISIT'))
  const { instance, plans } = valuesOf(addFromCatalog(texts, 'scenarios', ['healthy']))
  expect(instance.scenarios.at(-1)).toMatchObject({ id: 'healthy-2', display: healthy.display.en })
  const { id, uses } = plans.scenarios.at(-1)
  expect(id).toBe('healthy-2')
  expect(uses.map(({ service }: Loose) => service).toSorted()).toEqual(
    healthy.uses.map(({ service }) => (service === 'preventive' ? 'visit' : service)).toSorted(),
  )
  expect(plans.services.map((service: Loose) => service.id)).not.toContain('preventive')
})

it('marks the prices and uses that it adds as typical, and keeps the other marks', () => {
  const typical = { services: [{ id: 'visit', allowedAmount: 150 }] }
  const texts = sampleTexts((_, plans) => Object.assign(plans, { typical }))
  const { plans } = valuesOf(addFromCatalog(texts, 'scenarios', ['healthy']))
  const { id, uses } = plans.scenarios.at(-1)
  const added = plans.services.slice(2).map((service: Loose) => {
    const { id: serviceId, allowedAmount } = service
    return { id: serviceId, allowedAmount }
  })
  expect(plans.typical).toEqual({
    services: [...typical.services, ...added],
    scenarios: [{ id, uses }],
  })
})

it('recognizes services and typical years by their names, not by their IDs', () => {
  const texts = sampleTexts((instance, plans) => {
    plans.services[0].name = { en: 'Preventive visit', es: 'Chequeo' }
    Object.assign(plans.services[1], { id: 'lab', name: 'Genetic test' })
    Object.assign(instance.scenarios[0], { id: 'asthma', display: { en: 'A healthy year', es: 'Sano' } })
  })
  const { instance, plans } = valuesOf(texts)
  const documents = { 'instance.json': instance, 'plans.json': plans }
  const services = servicesOfCatalog(documents)
  expect([services.get('preventive'), services.get('lab')]).toEqual(['visit', undefined])
  const years = yearsOfCatalog(documents)
  expect(['healthy', 'asthma'].filter((id) => years.has(id))).toEqual(['healthy'])
})

it.each([
  ['Hospital stay', 'hospital-2'],
  ['Hospital day', 'hospital'],
])('%s with the ID of a day in hospital: a year uses %s', (name, used) => {
  const texts = sampleTexts((_, plans) =>
    plans.services.push({ id: 'hospital', name, allowedAmount: 25_000 }),
  )
  const { plans } = valuesOf(addFromCatalog(texts, 'scenarios', ['hospital-stay']))
  expect(plans.scenarios.at(-1).uses.map(({ service }: Loose) => service)).toContain(used)
})

it.each([
  [undefined, emergency.name.en],
  [['en', 'es'], { en: emergency.name.en, es: emergency.name.es }],
  [['es'], emergency.name.es],
  [['fr', 'es'], { es: emergency.name.es }],
  [['fr'], { en: emergency.name.en }],
])('writes the texts in the languages of a client: %j', (languages, name) => {
  const texts = sampleTexts((instance) => (instance.client.languages = languages))
  const { plans } = valuesOf(addFromCatalog(texts, 'services', ['emergency']))
  expect(plans.services.at(-1).name).toEqual(name)
})

it.each([
  ['Our guide.', true],
  ['American Diabetes Association (2021), HealthDay (2022).', true],
  ['American Diabetes Association (2021, 2022).', false],
  ['American Diabetes Association (2021). American Diabetes Association (2022).', false],
  ['x'.repeat(900), false],
])('names the publications of what it adds after the source %s: %s', (source, isAdded) => {
  const texts = sampleTexts((_, plans) => (plans.source = source))
  const { plans } = valuesOf(addFromCatalog(texts, 'scenarios', ['diabetes']))
  expect(plans.source.startsWith(source)).toBe(true)
  expect(plans.source.slice(source.length).includes('American Diabetes Association (2022)')).toBe(isAdded)
})

it('leaves no problems in a new client that gets the rest of the catalog', () => {
  const answers = { ...defaultAnswers('acme'), planYear: 2027, services: [], scenarios: ['healthy'] }
  const files = newFiles(answers, 'schemas/')
  const texts = { 'instance.json': files.get('instance.json')!, 'plans.json': files.get('plans.json')! }
  const has = new Set(newPlans(answers).services.map(({ id }) => id))
  const services = catalogServices.map(({ id }) => id).filter((id) => !has.has(id))
  const years = typicalYears.map(({ id }) => id).filter((id) => id !== 'healthy')
  const added = addFromCatalog(addFromCatalog(texts, 'scenarios', years), 'services', services)
  expect(findProblems('acme', 'acme', new Map(Object.entries(added)))).toEqual([])
})
