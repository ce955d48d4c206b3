import { describe, expect, it, beforeEach, vi } from 'vitest'
import { readSettings } from '../../../src/calculator/api/settings.ts'
import { apiUrl } from '../../../src/calculator/api/url.ts'
import {
  acceptLanguage,
  preferredLanguages,
  storeLanguage,
  storeLanguageOfAddress,
} from '../../../src/calculator/api/preferredLanguages.ts'

const home = new URL('https://page.example/benefits/')

function settingsOf(head: string) {
  return readSettings(new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html'), home)
}

describe('The settings of a page', () => {
  it('are the trimmed contents of its meta tags', () => {
    const tags = `
      <meta name="api-host" content=" https://api.example/ ">
      <meta name="api-key" content="key-1 ">
      <meta name="consultancy" content="Harbor Benefits">
      <meta name="author" content="Someone else">`
    expect(settingsOf(tags)).toEqual({
      host: 'https://api.example/',
      key: 'key-1',
      consultancy: 'Harbor Benefits',
    })
  })

  it.each(['', '<meta name="api-host"><meta name="api-key" content="">'])(
    'are empty, with the API below the calculator, if a tag is missing or empty: %s',
    (tags) => {
      expect(settingsOf(tags)).toEqual({ host: home.href, key: '', consultancy: '' })
    },
  )

  it.each([
    ['/', 'https://page.example/'],
    ['/api', 'https://page.example/api'],
    ['v1/', 'https://page.example/benefits/v1/'],
    ['//api.example', 'https://api.example/'],
  ])('resolve the API address "%s" to %s', (host, address) => {
    expect(settingsOf(`<meta name="api-host" content="${host}">`).host).toBe(address)
  })

  it('include the address of the third-party notices', () => {
    const { notices } = settingsOf('<link rel="license" href="https://page.example/NOTICES.txt">')
    expect(notices).toBe('https://page.example/NOTICES.txt')
  })

  it('cannot be read if the API address is not a URL', () => {
    expect(() => settingsOf('<meta name="api-host" content="http://[">')).toThrow(TypeError)
  })
})

it.each([
  ['https://api.example/v1/', 'https://api.example/v1/mediplan/instance'],
  ['https://api.example', 'https://api.example/mediplan/instance'],
  ['', 'http://localhost:3000/mediplan/instance'],
])('A path is resolved against the base address "%s"', (host, url) => {
  expect(apiUrl('mediplan/instance', host).href).toBe(url)
})

const key = 'mediplan.language'

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'de', 'fr', 'it', 'en'])
})

describe('Accept-Language', () => {
  it('has the languages that the page selects by', () => {
    expect(acceptLanguage()).toBe('de-AT,de;q=0.9,fr;q=0.8,it;q=0.7')
    expect(preferredLanguages()).toEqual(['de-AT', 'de', 'fr', 'it'])
  })

  it('is left to the browser if the page knows no language', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['C'])
    expect(acceptLanguage()).toBeNull()
  })

  it('has the choice first', () => {
    storeLanguage('fr')
    expect(acceptLanguage()).toBe('fr,de-AT;q=0.9,de;q=0.8,fr;q=0.7')
  })

  it('needs no preflight: at most 128 bytes of allowed characters', () => {
    const longest = ['abc-12345678-12345678', 'abd-12345678-12345678', 'abe-12345678-12345678']
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix', 'C', '"', ...longest])
    storeLanguage('zzz-12345678-12345678')
    expect(acceptLanguage()).toMatch(/^[\w,.;=-]{1,128}$/)
    expect(acceptLanguage()).not.toContain('posix')
  })

  it.each(['', 'e', 'en_US', '<script>', 'español', 'en\r\nx: y'])('ignores a stored %j', (stored) => {
    sessionStorage.setItem(key, stored)
    expect(preferredLanguages()[0]).toBe('de-AT')
  })
})

describe('the language of the address', () => {
  const open = (address: string, type: NavigationTimingType = 'navigate') => {
    window.history.replaceState(null, '', address)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type } as unknown as PerformanceNavigationTiming,
    ])
    storeLanguageOfAddress()
    return sessionStorage.getItem(key)
  }

  it.each([
    ['/?lang=es', 'es'],
    ['/preview/2028?a=b&lang=zh-Hant#c', 'zh-Hant'],
    ['/?lang=es_MX', null],
    ['/', null],
  ])('in %s is %j', (address, expected) => {
    expect(open(address)).toBe(expected)
  })

  it('replaces an earlier choice, but a reload keeps a later one', () => {
    storeLanguage('en')
    expect(open('/?lang=es')).toBe('es')
    storeLanguage('en')
    expect(open('/?lang=es', 'reload')).toBe('en')
    expect(open('/?lang=es', 'back_forward')).toBe('en')
  })

  it('is used while the page is open if the browser has no storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    window.history.replaceState(null, '', '/?lang=es')
    storeLanguageOfAddress()
    expect(preferredLanguages()[0]).toBe('es')
    vi.unstubAllGlobals()
    storeLanguage('fr')
    expect([preferredLanguages()[0], sessionStorage.getItem(key)]).toEqual(['fr', 'fr'])
    sessionStorage.clear()
    expect(preferredLanguages()[0]).toBe('de-AT')
  })
})
