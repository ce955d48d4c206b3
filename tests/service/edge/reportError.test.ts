import { afterEach, expect, it, vi } from 'vitest'
import { ContractError } from '../../../src/contract/ContractError.ts'
import { DocumentError } from '../../../src/clients/DocumentError.ts'
import { reportError } from '../../../src/service/serializeError.ts'

afterEach(() => vi.restoreAllMocks())

function reported(error: unknown) {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  reportError(error)
  expect(log).toHaveBeenCalledOnce()
  return JSON.parse(log.mock.calls[0]![0] as string) as Record<string, unknown>
}

it('Logs the problems of a document', () => {
  const issue = { pointer: '/plans', expected: 'a value', found: 'nothing' }
  const error = new DocumentError('marlow/plans.json', new ContractError('plans document', [issue]))
  expect(reported(error)).toEqual({
    level: 'error',
    message: 'a document cannot be served',
    path: 'marlow/plans.json',
    errors: [issue],
  })
})

it.each(['boise is not known', 'boise\n    at boise (boise.ts:1:1)', ''])(
  'Logs where an error was thrown, without its message %j',
  (message) => {
    const entry = reported(new TypeError(message))
    expect(entry).toMatchObject({ level: 'error', message: 'unexpected error', type: 'TypeError' })
    expect(entry.frames).toContainEqual(expect.stringMatching(/^at .*reportError\.test\.ts:\d+:\d+/))
    expect(JSON.stringify(entry)).not.toContain('boise')
  },
)

it('Logs only the type of a value that is not an error', () => {
  expect(reported('boise')).toEqual({
    level: 'error',
    message: 'unexpected error',
    type: 'string',
    frames: [],
  })
})
