import { describe, expect, it } from 'vitest'
import { resolveUrl, isApiUrl, isRelative } from '../../../src/calculator/api/url.ts'

describe('A path', () => {
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

describe('A URL', () => {
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
  ])('with the base address "%s" resolves %s to %s', (host, path, url) => {
    expect(resolveUrl(path, host).href).toBe(url)
  })

  it.each([
    ['https://api.example/v1', 'https://api.example/v1/mediplan', true],
    ['https://api.example/v1', 'https://api.example/v10/mediplan', false],
    ['https://api.example/v1', 'http://api.example/v1/mediplan', false],
    ['https://api.example/v1', 'https://api.example.evil.example/v1/mediplan', false],
  ])('with the base address "%s" treats %s as the API: %s', (host, url, isApi) => {
    expect(isApiUrl(new URL(url), host)).toBe(isApi)
  })
})
