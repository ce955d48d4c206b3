import { expect, test } from 'vitest'
import { createLog } from '../../../src/service/operations/log.ts'

test('A line is JSON with an ISO time and a level name', () => {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).info({ client: 'a"\n{"b' }, 'hello')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    client: 'a"\n{"b',
    msg: 'hello',
  })
})
