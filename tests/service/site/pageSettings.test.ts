import { expect, test } from 'vitest'
import { hostOf, withSettings } from '../../../src/service/site/pageSettings.ts'

const page =
  '<meta name="api-host" content="" /><meta name="api-key" content="built" /><meta name="other" content="" />'

test('Without settings the page stays as it was built', () => {
  expect(withSettings(page, { host: undefined, key: undefined })).toBe(page)
})

test('Address and key are written into their tags, whatever they contain', () => {
  expect(withSettings(page, { host: 'https://api.example.com/?a=1&b="2"', key: '$1$&' })).toBe(
    '<meta name="api-host" content="https://api.example.com/?a=1&amp;b=&quot;2&quot;" />' +
      '<meta name="api-key" content="$1$&amp;" /><meta name="other" content="" />',
  )
})

test('An empty setting is a setting', () => {
  expect(withSettings(page, { host: undefined, key: '' })).toContain('<meta name="api-key" content="" />')
})

test('The address that the page was built with can be read from it', () => {
  const built = withSettings(page, { host: 'https://api.example.com/v1/' })
  expect(hostOf(built)).toBe('https://api.example.com/v1/')
  expect(hostOf('<html></html>')).toBe('')
})
