import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import type { Exchange } from '../../../src/workbench/frame/Exchange.ts'
import { asCurl } from '../../../src/workbench/panels/network/curl.ts'

const call: Exchange = {
  id: 1,
  method: 'POST',
  url: 'http://localhost:5174/mediplan/calculate/2028?a=1&b=2',
  headers: [
    ['content-type', 'application/json'],
    ['is-api-key', 'it\'s $HOME `date` \\ "quoted"'],
  ],
  body: '{"location":"Coeur d\'Alene","n":"a\nb"}',
  answer: null,
  milliseconds: 0,
}

/** What a shell makes of a command's words. */
function words(command: string) {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }; ${command}`
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)
}

it('says the whole call, whatever stands in it', () => {
  expect(words(asCurl(call, 'http://localhost:8080/'))).toEqual([
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

it('has the shell put in a key that is not known', () => {
  const command = asCurl({ ...call, headers: [['is-api-key', '$API_KEY']] }, 'http://localhost:8080/')
  expect(words(`API_KEY=secret; ${command}`)).toContain('is-api-key: secret')
})

it('leaves out what curl does by itself, and keeps the path of the host', () => {
  const get = {
    ...call,
    method: 'GET',
    url: 'http://localhost:5174/mediplan/instance',
    headers: [],
    body: '',
  }
  expect(asCurl(get, 'https://api.example.com/v1/')).toBe(
    "curl 'https://api.example.com/v1/mediplan/instance'",
  )
})
