import { describe, expect, it } from 'vitest'
import { readSettings } from '../../../src/calculator/api/settings.ts'

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
