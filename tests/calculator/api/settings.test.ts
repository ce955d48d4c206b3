import { describe, expect, it } from 'vitest'
import { readSettings } from '../../../src/calculator/api/settings.ts'

function settingsOf(head: string) {
  return readSettings(new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html'))
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
    'are empty where a tag is missing or says nothing: %s',
    (tags) => {
      expect(settingsOf(tags)).toEqual({ host: '', key: '', consultancy: '' })
    },
  )
})
