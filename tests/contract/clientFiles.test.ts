import { expect, it } from 'vitest'
import { isClientFile } from '../../src/contract/clientFiles.ts'

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
