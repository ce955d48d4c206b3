import { expect, it } from 'vitest'
import { listMessages } from '../../../src/build/compactMessages.ts'
import { languageFiles, readLanguage } from '../../../src/build/languages.ts'
import { sections } from '../../../src/calculator/texts/en/sections.ts'
import { shell } from '../../../src/calculator/texts/en/shell.ts'
import { steps } from '../../../src/calculator/texts/en/steps.ts'
import { createTexts } from '../../../src/calculator/texts/messages.ts'
import { plurals } from '../../../src/calculator/texts/plurals.ts'

const english = {
  plain: 'Plain',
  nested: { list: ['One', 'Two'], count: { one: '{count} child', other: '{count} children' } },
  last: 'Last {name}',
} as const

const writing = { locale: 'pl', direction: 'ltr' } as const

it('lists the messages in the order of the English ones, with numbers for the names of values', () => {
  const count = { few: '{count} dzieci', one: '{count} dziecko', other: '{count} dziecka' }
  const translation = { last: 'Z {name}', nested: { count, list: ['A', 'B'] }, plain: 'P' }
  const list = listMessages(english, translation)
  expect(list).toEqual(['P', 'A', 'B', '{=few}{0} dzieci{=one}{0} dziecko{=other}{0} dziecka', 'Z {0}'])

  const texts = createTexts(english, list, writing, plurals)
  expect([texts.plain, texts.nested.list, texts.last({ name: 'x' })]).toEqual(['P', ['A', 'B'], 'Z x'])
  expect(texts.nested.count({ count: 2 })).toBe('2 dzieci')
})

it.each([...languageFiles()])('restores every message of %s', async (_, file) => {
  const language = await readLanguage(file)
  const restored = (part: object, translation: unknown) =>
    writeAll(createTexts(part, listMessages(part, translation), language, plurals))
  const direct = (part: object, translation: unknown) =>
    writeAll(createTexts(part, translation, language, plurals))
  expect(restored(shell, language.shell)).toBe(direct(shell, language.shell))
  expect(restored(steps, language.steps)).toBe(direct(steps, language.steps))
  expect(restored(sections, language.sections)).toBe(direct(sections, language.sections))
})

/** Writes each message with the names of its values. */
function writeAll(texts: object) {
  const valueOf = (name: string | symbol) => (name === 'count' ? 1 : name)
  const names = new Proxy(
    {},
    {
      get: (_, name) => valueOf(name),
      getOwnPropertyDescriptor: (_, name) => ({ value: valueOf(name), configurable: true }),
    },
  )
  return JSON.stringify(texts, (_, text: unknown) =>
    typeof text === 'function' ? (text as (values: object) => unknown)(names) : text,
  )
}
