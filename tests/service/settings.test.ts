import { describe, expect, it, test } from 'vitest'
import { readSettings, SettingError } from '../../src/service/settings.ts'

test('Every setting has a default', () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    siteFolder: '',
    base: '/',
    clientsFolder: 'clients',
    page: { host: undefined, key: undefined, frameAncestors: [] },
    allowedOrigins: [],
    rateLimit: { requests: 6000, seconds: 60 },
    proxies: 0,
    cacheMegabytes: 64,
    logLevel: 'info',
    requestTimeout: 10,
    drainSeconds: 10,
    shutdownSeconds: 25,
  })
})

test('An empty setting is unset', () => {
  const names = [
    'PORT',
    'BASE_PATH',
    'CLIENTS_DIR',
    'API_HOST',
    'API_KEY',
    'CONSULTANCY',
    'ALLOWED_ORIGINS',
    'RATE_LIMIT',
  ]
  const empty = Object.fromEntries(names.map((name) => [name, ' ']))
  expect(readSettings(empty)).toEqual(readSettings({}))
})

describe('Accepts', () => {
  it.each([
    ['PORT', '0', { port: 0 }],
    ['BASE_PATH', 'benefits', { base: '/benefits/' }],
    ['BASE_PATH', '//a//b/', { base: '/a/b/' }],
    ['API_HOST', '/', { page: { host: '/', key: undefined } }],
    [
      'API_HOST',
      'https://api.example.com/v1/',
      { page: { host: 'https://api.example.com/v1/', key: undefined } },
    ],
    ['API_KEY', 'a-key', { page: { host: undefined, key: 'a-key' } }],
    ['KEEP_ANSWERS', 'no', { page: { keepAnswers: 'no' } }],
    [
      'ALLOWED_ORIGINS',
      'https://a.example, http://b.example:8080',
      { allowedOrigins: ['https://a.example', 'http://b.example:8080'] },
    ],
    ['FRAME_ANCESTORS', 'https://a.example', { page: { frameAncestors: ['https://a.example'] } }],
    ['RATE_LIMIT', '5/1', { rateLimit: { requests: 5, seconds: 1 } }],
    ['RATE_LIMIT', 'off', { rateLimit: 'off' }],
    ['TRUST_PROXY', '2', { proxies: 2 }],
    ['CACHE_MEGABYTES', '0', { cacheMegabytes: 0 }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['REQUEST_TIMEOUT', '30', { requestTimeout: 30 }],
    ['DRAIN_SECONDS', '0', { drainSeconds: 0 }],
    ['SHUTDOWN_SECONDS', '60', { shutdownSeconds: 60 }],
  ])('%s=%s', (name, value, expected) => {
    expect(readSettings({ [name]: value })).toMatchObject(expected)
  })
})

describe('Rejects with a sentence that says what to do', () => {
  it.each([
    ['PORT', '65536', 'PORT cannot be "65536": set it to a whole number from 0 to 65535.'],
    ['PORT', '80a', 'PORT cannot be "80a": set it to a whole number from 0 to 65535.'],
    ['BASE_PATH', '/:year', 'BASE_PATH cannot be "/:year": set it to a plain path like /benefits/.'],
    ['API_HOST', '//evil.example', /^API_HOST cannot be .* or a path like \/\.$/],
    ['API_HOST', 'javascript:alert(1)', /^API_HOST cannot be .* or a path like \/\.$/],
    ['API_KEY', 's3cret ü', 'API_KEY cannot be used: set it to a key of visible ASCII characters.'],
    ['ALLOWED_ORIGINS', '*', /^ALLOWED_ORIGINS cannot be "\*": set it to origins like/],
    ['ALLOWED_ORIGINS', 'https://a.example/', /^ALLOWED_ORIGINS .* no path\.$/],
    ['FRAME_ANCESTORS', 'https://*.example', /^FRAME_ANCESTORS cannot be/],
    ['RATE_LIMIT', '600', 'RATE_LIMIT cannot be "600": set it to requests/seconds like 6000/60, or to off.'],
    ['RATE_LIMIT', '0/60', /^RATE_LIMIT cannot be "0\/60"/],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY cannot be "true": set it to a whole number from 0 to 9.'],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL cannot be "loud": set it to one of trace, debug, info,/],
    ['REQUEST_TIMEOUT', '0', 'REQUEST_TIMEOUT cannot be "0": set it to a whole number from 1 to 300.'],
    ['SHUTDOWN_SECONDS', '-1', /^SHUTDOWN_SECONDS cannot be "-1"/],
  ])('%s=%s', (name, value, sentence) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(SettingError)
    expect(read).toThrow(sentence)
  })
})
