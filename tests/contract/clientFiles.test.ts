import { expect, it } from 'vitest'
import { isClientFile, isLanguageFile } from '../../src/contract/clientFiles.ts'

it.each(['zephyr/instance.json', 'zephyr/2028/plans.json', 'Zephyr & Sons/plans.json', '2028/plans.json'])(
  'recognizes %j as a client file',
  (path) => expect(isClientFile(path)).toBe(true),
)

it.each([
  'plans.json',
  'keys.json',
  '/plans.json',
  'zephyr/notes.json',
  'zephyr/next/plans.json',
  'zephyr/2028/7/plans.json',
  'zephyr/2028//plans.json',
  '.zephyr/plans.json',
  '../plans.json',
  'zephyr/../plans.json',
  '..\\zephyr/plans.json',
  'zephyr\0/plans.json',
])('does not recognize %j', (path) => expect(isClientFile(path)).toBe(false))

it.each(['zephyr/languages/es.json', 'Zephyr & Sons/languages/zh-Hant.json', '2028/languages/ar-XB.json'])(
  'recognizes %j as the file of a language',
  (path) => expect([isLanguageFile(path), isClientFile(path)]).toEqual([true, false]),
)

it.each([
  'languages/es.json',
  'zephyr/es.json',
  'zephyr/2028/languages/es.json',
  'zephyr/languages/more/es.json',
  'zephyr/languages/es.txt',
  'zephyr/languages/Spanish.json',
  'zephyr/languages/es_MX.json',
  'zephyr/languages/.es.json',
  '../languages/es.json',
])('does not recognize %j as the file of a language', (path) => expect(isLanguageFile(path)).toBe(false))
