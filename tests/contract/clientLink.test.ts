import { describe, expect, it } from 'vitest'
import { clientLink } from '../../src/contract/clientLink.ts'

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
