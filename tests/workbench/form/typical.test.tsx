import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { typicalValues } from '../../../src/check/typicalValues.ts'
import { newInstance, newPlans } from '../../../src/check/newClient/newFiles.ts'
import { defaultAnswers, planKinds } from '../../../src/check/newClient/questions.ts'
import { toPattern } from '../../../src/contract/pointer.ts'
import { findTypicalCells } from '../../../src/workbench/grid/cellDiagnostics.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import type { TableName } from '../../../src/compare/form/sections.ts'
import { openTable } from '../tables/writeCells.ts'
import { click, openForm } from './openForm.tsx'
import { listFormPatterns } from './patterns.ts'

const answers = {
  ...defaultAnswers('acme'),
  planYear: 2027,
  plans: [...planKinds],
  surcharges: ['I use tobacco'],
  salaryBands: ['Low', 'High'],
  savings: true,
}
const documents = { 'instance.json': newInstance(answers), 'plans.json': newPlans(answers) }
const texts = {
  'instance.json': JSON.stringify(documents['instance.json']),
  'plans.json': JSON.stringify(documents['plans.json']),
}
const values = typicalValues(documents['plans.json'])

it('marks every typical value in a grid or a form', () => {
  const find = (file: string, pointer: string) =>
    file === 'plans.json'
      ? values.find((value) => `${pointer}/`.startsWith(`${value.pointer}/`))?.pointer
      : undefined
  const marked = Object.values(tables).flatMap((table) => [
    ...findTypicalCells(table.read(documents), { values, find, review: () => undefined }).values(),
  ])
  const inGrids = new Set(marked)
  const inForms = listFormPatterns()
  const unmarked = values.filter(
    ({ pointer, path }) => !inGrids.has(pointer) && !inForms.has(`plans.json#${toPattern(path)}`),
  )
  expect(unmarked).toEqual([])
})

it('marks a typical value in its field until it is reviewed there, which Undo takes back', () => {
  const form = openForm({ section: 'rates', texts })
  const source = () => screen.getByRole('textbox', { name: 'Source' })
  expect(source()).toHaveAccessibleDescription('Typical value')
  click(screen.getByRole('button', { name: 'Mark as reviewed: Source' }))
  expect(source()).toHaveFocus()
  expect(source()).not.toHaveAccessibleDescription()
  form.dispatch({ type: 'undone' })
  expect(source()).toHaveAccessibleDescription('Typical value')
})

it.each<[string, string[], boolean]>([
  ['at once', ['2', '26'], false],
  ['after another value was written', ['24', '26'], true],
])('reviews a typical value that is typed again %s', (_, typed, isWritten) => {
  const form = openForm({ section: 'rates', texts })
  const paychecks = () => screen.getByRole('textbox', { name: /^Payroll deductions/ })
  for (const text of typed) {
    fireEvent.change(paychecks(), { target: { value: text } })
    if (isWritten) fireEvent.blur(paychecks())
  }
  fireEvent.blur(paychecks())
  expect(paychecks()).toHaveValue('26')
  expect(paychecks()).not.toHaveAccessibleDescription(/Typical value/)
  form.dispatch({ type: 'undone' })
  expect(paychecks()).toHaveAccessibleDescription(/Typical value/)
})

it('marks what the typical savings styles say when their question is switched on', () => {
  const client = { ...answers, savings: false }
  const form = openForm({
    section: 'questions',
    texts: {
      'instance.json': JSON.stringify(newInstance(client)),
      'plans.json': JSON.stringify({ ...newPlans(client), typical: undefined }),
    },
  })
  click(screen.getByRole('switch', { name: /^Ask employees: .*avings/ }))
  expect(typicalValues(form.value('plans.json')).map(({ pointer }) => pointer)).toEqual([
    '/savingsStyles/0/avoidsOwnMoney',
    '/savingsStyles/1/avoidsOwnMoney',
  ])
})

it.each<[TableName, [row: string, column: string, text: string], string[]]>([
  ['services', ['Preventive visit', 'Price of one use', '$305.00'], ['/services/0/allowedAmount']],
  ['services', ['Preventive visit', 'Price of one use', '$300'], ['/services/0/allowedAmount']],
  ['services', ['Preventive visit', 'Price of one use', 'a lot'], []],
  ['services', ['Preventive visit', 'Service', 'Checkup'], []],
  ['limits', ['PPO Plan', 'Deductible: kind', 'embedded'], ['/plans/0/deductible/kind']],
  ['payments', ['Primary care visit', 'PPO Plan', '$25'], ['/plans/0/services/1/payment']],
  ['surcharges', ['I use tobacco', 'Every tier', '$600'], ['/surcharges/0/yearly']],
  ['surcharges', ['I use tobacco', 'Every tier', '$7 per paycheck'], ['/surcharges/0/yearly']],
  ['surcharges', ['I use tobacco', 'Per', 'Lunar month'], []],
])('reviews a typical value of %s that an import or a cell writes: %s', (name, write, expected) => {
  const { after } = openTable(name, texts).write(write)
  const remaining = new Set(typicalValues(JSON.parse(after['plans.json'])).map(({ pointer }) => pointer))
  expect(values.map(({ pointer }) => pointer).filter((pointer) => !remaining.has(pointer))).toEqual(expected)
})

it('names the amounts of a preset of other providers until they are reviewed, also after a new name', () => {
  const form = openForm({ section: 'plans', texts })
  const before = typicalValues(form.value('plans.json')).length
  click(screen.getByRole('button', { name: 'Add providers' }))
  click(screen.getByRole('menuitem', { name: 'Out of network' }))
  const added = typicalValues(form.value('plans.json')).filter(({ noun }) => noun === 'provider term')
  expect(added.map(({ pointer }) => pointer.split('/').slice(5).join('/'))).toEqual([
    'share',
    'deductible/individual',
    'deductible/family',
    'deductible/kind',
    'outOfPocketMaximum/individual',
    'outOfPocketMaximum/family',
    'outOfPocketMaximum/kind',
    'payment',
  ])
  expect(typicalValues(form.value('plans.json'))).toHaveLength(before + added.length)
  const name = screen.getByRole('textbox', { name: 'Name of the providers' })
  for (const typed of ['', 'Tier 2']) {
    fireEvent.change(name, { target: { value: typed } })
    fireEvent.blur(name)
    expect(typicalValues(form.value('plans.json'))).toHaveLength(before + added.length)
  }
  form.dispatch({ type: 'undone' })
  form.dispatch({ type: 'undone' })
  expect(typicalValues(form.value('plans.json'))).toHaveLength(before)
})
