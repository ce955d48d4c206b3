import { describe, expect, it } from 'vitest'
import { clientLink, contactLink } from '../../src/contract/clientLink.ts'

describe('a client address', () => {
  it.each(['https://example.com', 'http://example.com/a?b#c', 'HTTPS://EXAMPLE.COM'])(
    '%s becomes a link',
    (address) => {
      expect(clientLink(address)).toBe(address)
    },
  )

  it.each([
    null,
    undefined,
    '',
    'example.com',
    '/benefits',
    '//example.com',
    'javascript:alert(1)',
    ' https://example.com',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'mailto:a@example.com',
    'https:example.com',
    'https://',
  ])('%j does not become a link', (address) => {
    expect(clientLink(address)).toBeNull()
  })
})

describe('the address of a contact', () => {
  it.each(['mailto:benefits@example.com', 'tel:+15550100', 'TEL:555', 'https://example.com/help'])(
    '%s becomes a link',
    (address) => {
      expect(contactLink(address)).toBe(address)
    },
  )

  it.each([
    null,
    undefined,
    '',
    'benefits@example.com',
    'javascript:alert(1)',
    ' tel:1',
    'sms:1',
    'https://',
  ])('%j does not become a link', (address) => {
    expect(contactLink(address)).toBeNull()
  })
})
