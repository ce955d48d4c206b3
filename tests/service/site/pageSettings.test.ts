import { expect, test } from 'vitest'
import { readApiHost, readBase, withSettings } from '../../../src/service/site/pageSettings.ts'

const page =
  '<meta name="api-host" content="" /><meta name="api-key" content="built" /><meta name="other" content="" />'

test('Without settings, the page is unchanged', () => {
  expect(withSettings(page, { host: undefined, key: undefined })).toBe(page)
})

test('Writes and escapes the address and the key', () => {
  expect(withSettings(page, { host: 'https://api.example.com/?a=1&b="2"', key: '$1$&' })).toBe(
    '<meta name="api-host" content="https://api.example.com/?a=1&amp;b=&quot;2&quot;" />' +
      '<meta name="api-key" content="$1$&amp;" /><meta name="other" content="" />',
  )
})

test('Writes whether answers stay in the tab', () => {
  const built = '<meta name="keep-answers" content="yes" />'
  expect(withSettings(built, { keepAnswers: 'no' })).toBe('<meta name="keep-answers" content="no" />')
})

test('An empty setting replaces the built value', () => {
  expect(withSettings(page, { host: undefined, key: '' })).toContain('<meta name="api-key" content="" />')
})

test('Reads the API address from the page', () => {
  const built = withSettings(page, { host: 'https://api.example.com/v1/' })
  expect(readApiHost(built)).toBe('https://api.example.com/v1/')
  expect(readApiHost('<html></html>')).toBe('')
})

test.each([
  ['<link rel="icon" href="/assets/icon.svg"><script src="/assets/index.js"></script>', '/'],
  ['<script type="module" src="/benefits/2027/assets/index.js"></script>', '/benefits/2027/'],
  ['<title>Calculator</title>', undefined],
])('Reads the base path of %s', (html, base) => {
  expect(readBase(html)).toBe(base)
})
