import { expect, it, test } from 'vitest'
import { listChecklist, type ChecklistItem } from '../../../src/check/roll/checklist.ts'
import { rollYear } from '../../../src/check/roll/rollYear.ts'
import { valueAt } from '../../../src/contract/pointer.ts'
import { replaced, sampleTexts } from '../sampleTexts.ts'

const before = sampleTexts('pelican')
const { texts: after, checklist } = rollYear(before, 2026)

const find = (items: readonly ChecklistItem[], place: string, title?: string) =>
  items.find((item) => item.place === place && (title === undefined || item.title === title))

it.each([
  [
    'Payroll deductions',
    'HRA Plan, Hourly, Seattle office',
    'EE $55 · ES $205 · EC $121 · EF $280 per pay period',
  ],
  ['Out-of-pocket maximums', 'PPO Plan', '$3,500 for one person, $7,000 for a family, embedded'],
  ['Company money', 'HSA Plan, HSA, Hourly', 'EE $19.23 · ES $38.46 · EC $38.46 · EF $38.46 per paycheck'],
  [
    'Company money',
    'HSA Plan, HSA, company match',
    '50%, at most EE $500 · ES $500 · EC $500 · EF $500 a year',
  ],
  ['Prices', 'Allowed amounts', '12 services, $20 to $6,500. Prices of care rise every year.'],
  ['Names and texts', 'Contact', 'Questions? benefits@pelican.example.com'],
])('lists %s: %s', (title, place, text) => {
  expect(find(checklist, place, title)?.text).toBe(text)
})

test('lists the deadline of the next step, which a new year keeps until somebody changes it', () => {
  const { checklist: items } = rollYear(sampleTexts('lakeshore'), 2028)
  expect(find(items, 'Deadline of the next step')).toMatchObject({ text: '2026-12-11', isChanged: false })
})

test('every pointer leads to a value', () => {
  for (const { file, pointer } of checklist)
    expect(valueAt(JSON.parse(after[file]), pointer), `${file}${pointer}`).toBeDefined()
})

test('every value has an id of its own', () => {
  expect(new Set(checklist.map(({ id }) => id)).size).toBe(checklist.length)
})

test('only legal limits are changed in a new year', () => {
  expect(checklist.filter(({ isChanged }) => isChanged).map(({ place }) => place)).toEqual([
    'Out-of-pocket limit for one person (ACA)',
    'HSA contribution limit',
    'FSA contribution limit',
  ])
})

test('a value that differs from the year before is changed, also in another place of its list', () => {
  const document = JSON.parse(after['plans.json']) as { plans: { payroll: { perPay: { EE: number } }[] }[] }
  document.plans.reverse()
  document.plans[0]!.payroll[0]!.perPay.EE += 1
  const items = listChecklist(before, { ...after, 'plans.json': JSON.stringify(document) })
  expect(
    items.filter(({ isChanged, title }) => isChanged && title !== 'Legal limits').map(({ place }) => place),
  ).toEqual(['Shipyard HMO, Gulfport shipyard'])
  expect(find(items, 'Shipyard HMO, Gulfport shipyard')).toMatchObject({
    before: 'EE $85 · ES $260 · EC $170 · EF $355 per pay period',
    text: 'EE $86 · ES $260 · EC $170 · EF $355 per pay period',
  })
})

test('a value without one in the year before is changed', () => {
  const document = JSON.parse(after['plans.json']) as { plans: object[] }
  document.plans.push({ ...document.plans[0], key: 'new', displayName: 'New Plan' })
  const items = listChecklist(before, { ...after, 'plans.json': JSON.stringify(document) })
  expect(find(items, 'New Plan', 'Deductibles')).toMatchObject({ isChanged: true, before: null })
})

test('texts that contain the old year stay in the list after they are changed', () => {
  const old = {
    ...before,
    'instance.json': replaced(before['instance.json'], '"en": "A checkup', '"en": "As in 2027: A checkup'),
  }
  const rolled = rollYear(old, 2028).texts
  expect(find(listChecklist(old, rolled), 'Scenarios 1, summary')).toMatchObject({
    isChanged: false,
    containsOldYear: true,
  })
  const edited = { ...rolled, 'instance.json': replaced(rolled['instance.json'], 'As in 2027', 'As in 2028') }
  expect(find(listChecklist(old, edited), 'Scenarios 1, summary')).toMatchObject({
    isChanged: true,
    containsOldYear: false,
  })
})
