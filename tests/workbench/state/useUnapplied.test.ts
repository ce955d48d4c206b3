import { expect, it } from 'vitest'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import { describeUnapplied, listUnapplied } from '../../../src/workbench/state/useUnapplied.ts'
import { openFile } from '../../../src/workbench/state/OpenFile.ts'
import { reduce } from '../../../src/workbench/state/reducer.ts'
import {
  unappliedCellKey,
  unappliedFieldKey,
  type UnappliedText,
} from '../../../src/workbench/state/UnappliedText.ts'

const row = '"visit"'
const plans = { selfOnlyCap: 9200, services: [{ id: 'visit', name: 'Visit', allowedAmount: 100 }] }

const cell: UnappliedText = {
  file: 'plans.json',
  pointer: '/services/0/allowedAmount',
  label: 'Services and prices: Visit, Price of one use',
  text: '$300, waived if admitted',
  message: 'Write an amount.',
  current: '$100',
  cell: { table: 'services', row, column: 'allowedAmount' },
}
const field: UnappliedText = {
  file: 'plans.json',
  pointer: '/selfOnlyCap',
  label: 'Self-only cap',
  text: 'none',
  message: 'Write an amount.',
  current: '9200',
}
const unapplied = {
  [unappliedCellKey('acme', 'services', row, 'allowedAmount')]: cell,
  [unappliedFieldKey('acme', 'plans.json', '/selfOnlyCap')]: field,
}

function modelWith(document: unknown): Model {
  const text = JSON.stringify(document)
  const files = { 'acme/plans.json': openFile({ text, version: '1', lineEnding: '\n' }) }
  return { ...emptyModel(), client: 'acme', path: 'acme/plans.json', files, unapplied }
}

it('lists the texts of cells and fields with their sections', () => {
  expect(listUnapplied(modelWith(plans)).map(({ section, text }) => [section, text])).toEqual([
    ['services', '$300, waived if admitted'],
    ['rates', 'none'],
  ])
})

it('finds a cell again after its row has moved', () => {
  const moved = { ...plans, services: [{ id: 'new', name: 'New' }, ...plans.services] }
  expect(listUnapplied(modelWith(moved))[0]).toMatchObject({ pointer: '/services/1/allowedAmount' })
})

it.each([
  ['a changed cell', { ...plans, services: [{ ...plans.services[0], allowedAmount: 300 }] }, [field.text]],
  ['a removed row', { ...plans, services: [] }, [field.text]],
  ['a changed field', { ...plans, selfOnlyCap: 9000 }, [cell.text]],
])('leaves out the outdated text of %s', (_, document, texts) => {
  expect(listUnapplied(modelWith(document)).map(({ text }) => text)).toEqual(texts)
})

it('leaves out the texts of other clients', () => {
  expect(listUnapplied({ ...modelWith(plans), client: 'other' })).toEqual([])
})

it('describes the texts for a notice', () => {
  const listed = listUnapplied(modelWith(plans))
  expect(describeUnapplied(listed)).toBe(
    '2 texts were not applied: Services and prices: Visit, Price of one use “$300, waived if admitted”; Self-only cap “none”.',
  )
})

it('are renamed and dropped with their folder', () => {
  const model = structuredClone(modelWith(plans))
  reduce(model, { type: 'folderRenamed', from: 'acme', to: 'apex' })
  expect(listUnapplied(model)).toHaveLength(2)
  reduce(model, { type: 'folderRearranged', folder: 'apex' })
  expect(model.unapplied).toEqual({})
})
