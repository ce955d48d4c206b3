import { expect, it } from 'vitest'
import type { ClientYear } from '../../../src/clients/clients.ts'
import { compareYears } from '../../../src/compare/compareYears.ts'
import type { Diagnostic } from '../../../src/check/Diagnostic.ts'
import { createModel } from '../../../src/engine/createModel.ts'
import { configurationSections } from '../../../src/workbench/signOff/summary/configuration.ts'
import { createSummary } from '../../../src/workbench/signOff/summary/createSummary.ts'
import { exampleSection } from '../../../src/workbench/signOff/summary/examples.ts'
import type { Summary } from '../../../src/workbench/signOff/summary/Summary.ts'
import { samples } from '../../kit/samples.ts'

function summarize(year: ClientYear, source: Partial<Parameters<typeof createSummary>[0]> = {}) {
  return createSummary({
    year,
    folder: 'pelican',
    checked: { diagnostics: [], accepted: [] },
    date: new Date(2026, 10, 22),
    version: '4f82c48857ae',
    isSaved: true,
    signOff: { text: 'Not signed off yet.', changes: [] },
    ...source,
  })
}

const pelican = samples.get('pelican')!.current
const summary = summarize(pelican)

const tablesOf = ({ sections }: Summary) =>
  sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table')

const blocksOf = ({ sections }: Pick<Summary, 'sections'>, title: string) =>
  sections.find((section) => section.title === title)!.blocks

/** A part of the summary, because the other parts take long. */
const plansOf = ({ instance, model }: ClientYear) =>
  blocksOf(
    { sections: configurationSections({ 'instance.json': instance, 'plans.json': model.document }) },
    'Plans',
  )

it.each(['pelican', 'marlow', 'quillon'])('has every plan, service, and scenario of %s', (client) => {
  const year = samples.get(client)!.current
  const { plans, services } = year.model.document
  const described = JSON.stringify(summarize(year))
  for (const { displayName } of plans) expect(described).toContain(displayName)
  for (const { name } of services) expect(described).toContain(`{"heading":${JSON.stringify(name)}`)
  for (const { display } of year.instance.scenarios) expect(described).toContain(display)
})

it('says what it describes, and whether it is saved', () => {
  expect(summary).toMatchObject({ client: 'Pelican Marine', planYear: 2027 })
  expect(summary.facts).toEqual([
    { term: 'Made on', text: 'November 22, 2026' },
    { term: 'Files', text: 'pelican, version 4f82c48857ae' },
    { term: 'Sign-off', text: 'Not signed off yet.' },
  ])
  const { facts } = summarize(pelican, { isSaved: false })
  expect(facts).toContainEqual({ term: 'Files', text: 'pelican, version 4f82c48857ae, with unsaved edits' })
})

it('says on top how many typical values are not reviewed', () => {
  const { model } = pelican
  const [service] = model.document.services
  const document = { ...model.document, typical: { services: [service] } }
  const { facts } = summarize({ ...pelican, model: { ...model, document } })
  expect(facts).toContainEqual({
    term: 'Not reviewed',
    text: '1 typical value is not reviewed: 1 price',
  })
})

it('leaves out a typical value that no result depends on', () => {
  const { instance, model } = pelican
  const typical = {
    plans: model.document.plans.flatMap(({ key, account }) =>
      account ? [{ key, account: { needsOwnMoney: account.needsOwnMoney } }] : [],
    ),
  }
  const ask = (savings: boolean) =>
    JSON.stringify(
      summarize({
        ...pelican,
        instance: { ...instance, features: { ...instance.features, savings } },
        model: { ...model, document: { ...model.document, typical } },
      }),
    )
  expect(ask(true)).toContain('own money')
  expect(ask(false)).not.toContain('needs the employee’s own money')
})

it.each([
  ['Client', 'Languages', 'English, Spanish'],
  ['Client', 'Accent color', '#0b4f8a'],
  ['Plans', 'Offered at', 'Gulfport shipyard, Savannah shipyard'],
  [
    'Plans',
    'Highest match',
    'Employee only $500, Employee and spouse $500, Employee and children $500, Family $500',
  ],
  ['Rates', 'Self-only cap', '$12,000'],
])('%s: %s is %s', (section, term, text) => {
  const facts = blocksOf(summary, section).flatMap((block) => (block.kind === 'facts' ? block.facts : []))
  expect(facts).toContainEqual({ term, text })
})

it('says that no source is entered while it is that of the template', () => {
  const { model } = pelican
  const source = model.document.source!
  const withTypical = (typical: string) => ({
    ...pelican,
    model: { ...model, document: { ...model.document, typical: { source: typical } } },
  })
  const reviewed = JSON.stringify(summarize(withTypical('a template')))
  expect(reviewed).toContain(JSON.stringify(source))
  expect(reviewed).not.toContain('No source is entered')
  const unreviewed = JSON.stringify(summarize(withTypical(source)))
  expect(unreviewed).not.toContain(JSON.stringify(source))
  expect(unreviewed).toContain('No source is entered')
})

it.each([
  [
    'marlow',
    'list',
    'items',
    expect.arrayContaining([expect.stringMatching(/^Vision .* \(shown to employees\)$/)]),
  ],
  ['pelican', 'text', 'text', 'Nothing is listed.'],
])('says what the estimates of %s leave out', (client, kind, property, expected) => {
  const { instance, model } = samples.get(client)!.current
  const sections = configurationSections({ 'instance.json': instance, 'plans.json': model.document })
  expect(blocksOf({ sections }, 'Client').slice(-2)).toEqual([
    { kind: 'title', text: 'Not in the calculator' },
    { kind, [property]: expected },
  ])
})

it('starts with the changes since the sign-off, by section', () => {
  const before = { instance: { client: { planYear: 2027 } }, plans: { payPeriods: 24 } }
  const toTexts = (instance: object, plans: object) => ({
    'instance.json': JSON.stringify(instance),
    'plans.json': JSON.stringify(plans),
  })
  const changes = compareYears(
    toTexts(before.instance, before.plans),
    toTexts({ client: { planYear: 2028 } }, { payPeriods: 26 }),
  )
  const text = 'Signed by Jane Doe on November 28, 2026. 2 changes since.'
  const { facts, sections } = summarize(pelican, { signOff: { text, changes } })
  expect(facts).toContainEqual({ term: 'Sign-off', text })
  expect(sections[0]).toEqual({
    title: 'Changes since sign-off',
    blocks: [
      { kind: 'title', text: 'Client' },
      { kind: 'list', items: ['Plan year: 2027 → 2028'] },
      { kind: 'title', text: 'Rates' },
      { kind: 'list', items: [expect.stringContaining('24 → 26')] },
    ],
  })
})

it('has the payments of other providers in words', () => {
  const { facts } = plansOf(samples.get('alder')!.current).findLast((block) => block.kind === 'facts')!
  const { text } = facts.find(({ term }) => term === 'Other providers')!
  expect(text).toContain('Out of network, Share of uses 5%, Separate deductible')
  expect(text).toContain('Usual payment there deductible, then 40%, Services without uses there Emergency')
  expect(text).toMatch(/Telehealth visit, Payment not covered$/)
})

it('writes dollars to the cent and percentages with all their digits', () => {
  const { model } = pelican
  const plans = model.document.plans.map((plan) => {
    const match = { percentage: 33.3333, maximum: { EE: 62.5, ES: 62.5, EC: 62.5, EF: 62.5 } }
    return plan.account?.match ? { ...plan, account: { ...plan.account, match } } : plan
  })
  const changed = { ...pelican, model: { ...model, document: { ...model.document, plans } } }
  const described = JSON.stringify(plansOf(changed))
  expect(described).toContain('Employee only $62.50,')
  expect(described).toContain('"33.3333%"')
})

it.each([
  ['Locations', 'Seattle office', { 'Price factor': '1.15' }],
  ['Deductibles, maximums, and accounts', 'Deductible: kind', { 'HSA Plan': 'Aggregate' }],
  ['What members pay', 'Emergency room visit', { 'PPO Plan': 'deductible, then $150, then 20%' }],
  ['What members pay', 'Primary care visit', { 'HSA Plan': 'deductible, then 20%' }],
  ['Prices here and published prices', 'Lab test', { Here: '$120' }],
  ['Payroll deductions', 'HRA Plan, Seattle office, Hourly', { Family: '$280' }],
  ['Uses in each scenario (1 of 3)', 'Generic prescription (30 days)', { 'A usual year: each adult': '8' }],
  [
    'Uses in each scenario (2 of 3)',
    'Specialist visit',
    { 'A year with a chronic condition: by the employee': '4' },
  ],
  ['Services and prices', 'Lab test', { 'Days of one stay': '–' }],
  [
    'Surcharges and credits',
    'Only under',
    { 'I will use the shipyard clinic for primary care': 'Shipyard HMO' },
  ],
])('shows %s: %s', (caption, heading, cells) => {
  const table = tablesOf(summary).find((each) => each.caption === caption)!
  const row = table.rows.find((each) => each.heading === heading)!
  expect(Object.fromEntries(table.columns.map((column, index) => [column, row.cells[index]]))).toMatchObject(
    cells,
  )
})

it('lists the options of a question that have only a name', () => {
  expect(blocksOf(summary, 'Questions')).toContainEqual({
    kind: 'list',
    items: ['Hourly', 'Salaried'],
  })
})

it('leaves out translations, and splits a table that is too wide for a page', () => {
  const columns = tablesOf(summary).map((table) => table.columns)
  expect(columns.flat().join()).not.toContain('Spanish')
  expect(Math.max(...columns.map(({ length }) => length))).toBeLessThanOrEqual(7)
})

it('works out an example that can be checked by hand', () => {
  const [, , note, facts, costs, arithmetic, care] = blocksOf(summary, 'Worked examples')
  expect(note).toMatchObject({ text: 'You can check every step of this example by hand.' })
  expect(facts).toMatchObject({
    facts: [
      { term: 'Answers', text: 'Hourly; Gulfport shipyard; I like to save into a tax-free account' },
      { term: 'Best plan', text: 'HSA Plan, $960.00 a year. Next: HRA Plan, $260.00 more' },
    ],
  })
  expect(arithmetic).toEqual({
    kind: 'list',
    items: [
      'HSA Plan, payroll: $40 × 24 payroll deductions = $960.00.',
      'Company money in the HSA: $19.23 × 26 paychecks + $500.00 match = $999.98, of which $130.50 counts.',
      'Prices at this location: × 0.9.',
    ],
  })
  expect(costs).toMatchObject({
    columns: ['Payroll', 'Surcharges', 'Out of pocket', 'Company money', 'Total'],
    rows: [
      { heading: 'HSA Plan (best)', cells: ['$960.00', '$0.00', '$130.50', '−$130.50', '$960.00'] },
      {},
      {},
      {},
    ],
  })
  expect(care).toMatchObject({
    columns: ['Uses', 'Price', 'Full price', 'Deductible', 'Member pays'],
    rows: [
      { heading: 'Employee: Preventive visit', cells: ['1', '$157.50', '$157.50', '$0.00', '$0.00'] },
      { heading: 'Employee: Primary care visit', cells: ['1', '$130.50', '$130.50', '$130.50', '$130.50'] },
      { heading: 'Total', cells: ['', '', '$288.00', '$130.50', '$130.50'] },
    ],
  })
})

it('does not call an example exact if a share of the uses is at other providers', () => {
  const { model } = pelican
  const otherProviders = [{ name: 'Out of network', share: 5, payment: {} }]
  const plans = model.document.plans.map((plan) => ({ ...plan, otherProviders }))
  const changed = { ...pelican, model: { ...model, document: { ...model.document, plans } } }
  expect(JSON.stringify(exampleSection(changed).blocks)).not.toContain('You can check every step')
})

it.each([
  [2, 'You can check'],
  [1, 'You cannot check'],
])('knows the order of visits of two services that share %i first visits: %s', (count, text) => {
  const { document } = pelican.model
  const payment = { firstUses: { count, shared: true }, copay: 20 }
  const plans = document.plans.map((plan) => ({ ...plan, payment, services: [] }))
  const model = createModel({ ...document, plans }, pelican.instance)
  const [, , note] = exampleSection({ ...pelican, model }).blocks
  expect(note).toMatchObject({ text: expect.stringContaining(text) })
})

it('says that the baby of an example is not covered, and names a covered one like the calculator', () => {
  const year = samples.get('lakeshore')!.current
  const scenarios = year.instance.scenarios.filter(({ adds }) => adds === 'child')
  const examples = JSON.stringify(
    exampleSection({ ...year, instance: { ...year.instance, scenarios } }).blocks,
  )
  expect(examples.match(/The baby is not covered/g)).toHaveLength(2)
  expect(examples).toContain('"Your baby: ')
})

it('multiplies a surcharge, and says which example is a mean over many orders of claims', () => {
  const examples = JSON.stringify(blocksOf(summary, 'Worked examples'))
  expect(examples).toContain('use tobacco: $26.10 × 24 payroll deductions = $626.40.')
  expect(examples.match(/You can(?:not)? check/g)).toEqual([
    'You can check',
    'You can check',
    'You cannot check',
  ])
})

it('lists accepted warnings with their reasons, and remaining ones, of this plan year only', () => {
  const warning = (file: string, message: string) =>
    ({ file, rule: message, message, severity: 'warning', pointer: '', start: { offset: 0 } }) as Diagnostic
  const checked = {
    diagnostics: [
      warning('pelican/plans.json', 'A remaining warning.'),
      warning('pelican/2028/plans.json', 'Next year.'),
    ],
    accepted: [
      { diagnostic: warning('pelican/plans.json', 'An accepted warning.'), reason: 'The client wants it.' },
      { diagnostic: warning('pelican/2028/plans.json', 'Next year.'), reason: 'Later' },
    ],
  }
  expect(blocksOf(summarize(pelican, { checked }), 'Checks')).toEqual([
    { kind: 'title', text: 'Accepted warnings' },
    { kind: 'list', items: ['An accepted warning. Accepted: “The client wants it.”'] },
    { kind: 'title', text: 'Remaining warnings' },
    { kind: 'list', items: ['A remaining warning.'] },
  ])
})
