import { describe, expect, it } from 'vitest'
import { resolveUrl, isApiUrl, isRelative } from '../../../src/calculator/api/url.ts'

describe('a path', () => {
  it.each(['mediplan/instance', '/mediplan/instance', '../up', '?query', 'a//b', 'at/noon:12', '4:x', ''])(
    '%s is relative',
    (path) => {
      expect(isRelative(path)).toBe(true)
    },
  )

  it.each([
    '//elsewhere.example/x',
    '\\\\elsewhere.example',
    '/\\elsewhere.example',
    'https://x.example',
    'HTTP:x',
    'h2+x.y-z:x',
    'data:,',
    ' //x',
  ])('%s is not relative', (path) => {
    expect(isRelative(path)).toBe(false)
  })
})

describe('the address of a path', () => {
  it.each([
    ['https://api.example/v1/', 'mediplan/instance', 'https://api.example/v1/mediplan/instance'],
    ['https://api.example/v1', 'mediplan/instance', 'https://api.example/v1/mediplan/instance'],
    ['https://api.example', '/mediplan/instance', 'https://api.example/mediplan/instance'],
    ['https://api.example/v1', ' /mediplan/instance ', 'https://api.example/v1/mediplan/instance'],
    ['https://api.example/v1', '\\mediplan', 'https://api.example/v1/mediplan'],
    ['', 'mediplan/instance', 'http://localhost:3000/mediplan/instance'],
    ['/', 'mediplan/instance', 'http://localhost:3000/mediplan/instance'],
    ['/benefits', 'mediplan/instance', 'http://localhost:3000/benefits/mediplan/instance'],
    ['https://api.example/', 'https://elsewhere.example/x', 'https://elsewhere.example/x'],
    ['https://api.example/', '//elsewhere.example/x', 'http://elsewhere.example/x'],
  ])('below "%s" of %s is %s', (host, path, address) => {
    expect(resolveUrl(path, host).href).toBe(address)
  })

  it.each([
    ['https://api.example/v1', 'https://api.example/v1/mediplan', true],
    ['https://api.example/v1', 'https://api.example/v10/mediplan', false],
    ['https://api.example/v1', 'http://api.example/v1/mediplan', false],
    ['https://api.example/v1', 'https://api.example.evil.example/v1/mediplan', false],
  ])('below "%s" makes %s the API: %s', (host, address, isIt) => {
    expect(isApiUrl(new URL(address), host)).toBe(isIt)
  })
})
