import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import type { ApiCall } from '../../../src/workbench/frame/iframe/ApiCall.ts'
import { toCurl } from '../../../src/workbench/panels/NetworkPanel.tsx'

const call: ApiCall = {
  id: 1,
  method: 'POST',
  url: 'http://localhost:5174/mediplan/calculate/2028?a=1&b=2',
  headers: [
    ['content-type', 'application/json'],
    ['is-api-key', 'it\'s $HOME `date` \\ "quoted"'],
  ],
  body: '{"location":"Coeur d\'Alene","n":"a\nb"}',
  response: null,
  durationMs: 0,
}

/** The arguments that a shell passes to curl. */
function shellArguments(command: string) {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }; ${command}`
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)
}

it('quotes every part of the call', () => {
  expect(shellArguments(toCurl(call, 'http://localhost:8080/'))).toEqual([
    '-X',
    'POST',
    'http://localhost:8080/mediplan/calculate/2028?a=1&b=2',
    '-H',
    'content-type: application/json',
    '-H',
    call.headers.map(([name, value]) => `${name}: ${value}`)[1],
    '--data-raw',
    call.body,
  ])
})

it('lets the shell expand an unknown API key', () => {
  const command = toCurl({ ...call, headers: [['is-api-key', '$API_KEY']] }, 'http://localhost:8080/')
  expect(shellArguments(`API_KEY=secret; ${command}`)).toContain('is-api-key: secret')
})

it('omits curl defaults, and keeps the path of the host', () => {
  const get = {
    ...call,
    method: 'GET',
    url: 'http://localhost:5174/mediplan/instance',
    headers: [],
    body: '',
  }
  expect(toCurl(get, 'https://api.example.com/v1/')).toBe(
    "curl 'https://api.example.com/v1/mediplan/instance'",
  )
})
