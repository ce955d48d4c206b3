import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  acceptLanguage,
  preferredLanguages,
  storeLanguage,
  storeLanguageOfAddress,
} from '../../../src/calculator/api/preferredLanguages.ts'

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
    ['/?lang=', null],
    ['/?lang=es_MX', null],
    ['/?lang=%3Cb%3E', null],
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
