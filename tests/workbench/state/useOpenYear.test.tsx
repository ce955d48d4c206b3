import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { setValue } from '../../../src/check/edit/jsonEdits.ts'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import { openFile } from '../../../src/workbench/state/OpenFile.ts'
import { useOpenYear } from '../../../src/workbench/state/useOpenYear.ts'
import {
  useDispatch,
  useWorkbench,
  WorkbenchProvider,
} from '../../../src/workbench/state/WorkbenchProvider.tsx'

const onDisk = (text: string) => openFile({ text, version: text, lineEnding: '\n' })

function useYear() {
  return {
    model: useWorkbench(),
    dispatch: useDispatch(),
    year: useOpenYear(),
  }
}

function openYear(files: Record<string, string>, path: string) {
  const initial: Model = {
    ...emptyModel(),
    client: 'acme',
    path,
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, onDisk(text)])),
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WorkbenchProvider initial={initial}>{children}</WorkbenchProvider>
  )
  return renderHook(useYear, { wrapper }).result
}

/** Changes a property of plans.json. */
const setting = (name: string, value: unknown) => (texts: YearTexts) => ({
  'plans.json': setValue(texts['plans.json'], [name], value),
})

const acme = {
  'acme/instance.json': '{ "a": 1 }',
  'acme/plans.json': '{ "b": 1 }',
  'acme/2028/plans.json': '{ "b": 2028 }',
}

it('reads the year of the open file', () => {
  const year = openYear(acme, 'acme/instance.json')
  expect(year.current.year).toMatchObject({
    folder: 'acme',
    texts: { 'instance.json': '{ "a": 1 }' },
    values: { 'instance.json': { a: 1 }, 'plans.json': { b: 1 } },
  })
  act(() => year.current.dispatch({ type: 'fileChosen', path: 'acme/2028/plans.json' }))
  expect(year.current.year).toMatchObject({
    folder: 'acme/2028',
    texts: { 'instance.json': '' },
    values: { 'instance.json': undefined, 'plans.json': { b: 2028 } },
  })
})

it('is the same until a text changes', () => {
  const year = openYear(acme, 'acme/plans.json')
  const before = year.current.year
  act(() => year.current.dispatch({ type: 'viewChanged', view: { width: 'phone' } }))
  expect(year.current.year).toBe(before)
  act(() => void year.current.year.change(setting('b', 2)))
  expect(year.current.year).not.toBe(before)
})

it('undoes quick changes of one field in one step', () => {
  const year = openYear(acme, 'acme/plans.json')
  for (const name of ['P', 'PP', 'PPO']) act(() => void year.current.year.change(setting('b', name), 'name'))
  act(() => void year.current.year.change(setting('c', 1), 'other'))
  act(() => year.current.dispatch({ type: 'undone' }))
  expect(year.current.year.values['plans.json']).toEqual({ b: 'PPO' })
  act(() => year.current.dispatch({ type: 'undone' }))
  expect(year.current.year.values['plans.json']).toEqual({ b: 1 })
})

it('says why a text cannot be changed, and changes nothing', () => {
  const year = openYear({ ...acme, 'acme/plans.json': '{\n"b": }' }, 'acme/plans.json')
  let isChanged = true
  act(() => void (isChanged = year.current.year.change(setting('b', 1))))
  expect(isChanged).toBe(false)
  expect(year.current.model).toMatchObject({
    notice: {
      tone: 'bad',
      message: 'The file has a syntax error in line 2. Choose File → Show JSON and correct it first.',
    },
    files: { 'acme/plans.json': { text: '{\n"b": }' } },
  })
})
