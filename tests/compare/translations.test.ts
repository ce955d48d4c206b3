import { expect, it } from 'vitest'
import { setLanguages } from '../../src/check/edit/translations.ts'
import { deleteEntry } from '../../src/check/edit/changeEntry.ts'
import type { YearTexts } from '../../src/contract/yearDocuments.ts'
import { compareYears } from '../../src/compare/compareYears.ts'
import { tables } from '../../src/workbench/tables/tables.ts'
import { readSample, toValues } from '../workbench/tables/sampleYears.ts'

/** Lakeshore with a Spanish name for each plan. */
const before = translatePlans(setLanguages(readSample('lakeshore'), ['en', 'es']))
const [{ key, displayName }] = plansOf(before) as [Plan]

interface Plan {
  key: string
  displayName: { en: string; es: string }
}

function plansOf(texts: YearTexts): Plan[] {
  return (JSON.parse(texts['plans.json']) as { plans: Plan[] }).plans
}

function translatePlans(texts: YearTexts): YearTexts {
  const { rows } = tables.limits.read(toValues(texts))
  const changes = rows.map(({ name, cells }) => ({
    row: name,
    column: 'name es',
    text: `${cells.name!.text} en español`,
  }))
  return { ...texts, ...tables.limits.write(texts, changes).texts }
}

it('compares names in the first language, and a revert keeps their translations', () => {
  const after = { ...before, 'plans.json': before['plans.json'].replace(displayName.en, 'Other plan') }
  const [difference, ...others] = compareYears(before, after)
  expect(others).toEqual([])
  expect(difference!.text).toContain(`renamed: ${displayName.en} → Other plan`)
  expect(plansOf(difference!.revert(after))).toEqual(plansOf(before))
})

it('lists a change of only a translation, and reverts it', () => {
  const after = { ...before, 'plans.json': before['plans.json'].replace(displayName.es, 'Otro plan') }
  const [difference, ...others] = compareYears(before, after)
  expect(others).toEqual([])
  expect(difference).toMatchObject({
    pointer: '/plans/0/displayName/es',
    before: `“${displayName.es}”`,
    after: '“Otro plan”',
    text: `${displayName.en}, plan name in Spanish: “${displayName.es}” → “Otro plan”`,
  })
  expect(plansOf(difference!.revert(after))).toEqual(plansOf(before))
})

it('lists the translations of an entry whose ID changed', () => {
  const after = {
    ...before,
    'plans.json': before['plans.json']
      .replace(`"key": "${key}"`, '"key": "other"')
      .replace(displayName.es, 'Otro plan'),
  }
  expect(compareYears(before, after).map(({ text }) => text)).toEqual([
    `${displayName.en}, key: ${key} → other`,
    `${displayName.en}, plan name in Spanish: “${displayName.es}” → “Otro plan”`,
  ])
})

it('restores the translations of an entry that was deleted', () => {
  const after = deleteEntry(before, 'plans', key)
  const restored = compareYears(before, after).reduce((texts, difference) => difference.revert(texts), after)
  expect(plansOf(restored)[0]!.displayName).toEqual(displayName)
})

it('keeps the language of texts when the order of languages is reverted', () => {
  const after = setLanguages(before, ['es', 'en'])
  const difference = compareYears(before, after).find(({ pointer }) => pointer === '/client/languages')!
  const reverted = difference.revert(after)
  expect(Object.values(reverted).map((text) => JSON.parse(text) as unknown)).toEqual(
    Object.values(before).map((text) => JSON.parse(text) as unknown),
  )
})
