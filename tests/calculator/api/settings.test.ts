import { describe, expect, it } from 'vitest'
import { readSettings } from '../../../src/calculator/api/settings.ts'

const home = new URL('https://page.example/benefits/')

function settingsOf(head: string) {
  return readSettings(new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html'), home)
}

describe('the settings of a page', () => {
  it('are what its meta tags say, without spaces around', () => {
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
    'are empty, and the API below the calculator, where a tag is missing or says nothing: %s',
    (tags) => {
      expect(settingsOf(tags)).toEqual({ host: home.href, key: '', consultancy: '' })
    },
  )

  it.each([
    ['/', 'https://page.example/'],
    ['/api', 'https://page.example/api'],
    ['v1/', 'https://page.example/benefits/v1/'],
    ['//api.example', 'https://api.example/'],
  ])('have the API at "%s", from the address of the calculator, be at %s', (host, address) => {
    expect(settingsOf(`<meta name="api-host" content="${host}">`).host).toBe(address)
  })

  it('throws if the address of the API is not a URL', () => {
    expect(() => settingsOf('<meta name="api-host" content="http://[">')).toThrow(TypeError)
  })
})
