import { afterEach, expect, it, vi } from 'vitest'
import { ContractError } from '../../../src/contract/ContractError.ts'
import { DocumentError } from '../../../src/clients/DocumentError.ts'
import { report } from '../../../src/service/edge/report.ts'

afterEach(() => vi.restoreAllMocks())

function reported(error: unknown) {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  report(error)
  expect(log).toHaveBeenCalledOnce()
  return JSON.parse(log.mock.calls[0]![0] as string) as Record<string, unknown>
}

it('Of a document that does not check, the log says what is wrong where', () => {
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
  'Of an error the log says where it happened, and not its message %j',
  (message) => {
    const entry = reported(new TypeError(message))
    expect(entry).toMatchObject({ level: 'error', message: 'something went wrong', type: 'TypeError' })
    expect(entry.frames).toContainEqual(expect.stringMatching(/^at .*report\.test\.ts:\d+:\d+/))
    expect(JSON.stringify(entry)).not.toContain('boise')
  },
)

it('What is no error is not shown either', () => {
  expect(reported('boise')).toEqual({
    level: 'error',
    message: 'something went wrong',
    type: 'string',
    frames: [],
  })
})
