import { expect, it } from 'vitest'
import { clientLink, contactLink, httpsLink } from '../../src/contract/clientLink.ts'

it.each<
  [address: string | null | undefined, isClientLink: boolean, isContactLink: boolean, isHttps?: boolean]
>([
  ['https://example.com', true, true, true],
  ['http://example.com/a?b#c', true, true],
  ['mailto:benefits@example.com', false, true],
  ['tel:+15550100', false, true],
  [null, false, false],
  ['', false, false],
  ['example.com', false, false],
  ['/benefits', false, false],
  ['//example.com', false, false],
  ['javascript:alert(1)', false, false],
  ['java\nscript:alert(1)', false, false],
  ['data:text/html,x', false, false],
  [' https://example.com', false, false],
  ['https:example.com', false, false],
])(
  '%j is safe as the address of a client: %s; of a contact: %s',
  (address, isClientLink, isContactLink, isHttps) => {
    expect(clientLink(address)).toBe(isClientLink ? address : null)
    expect(contactLink(address)).toBe(isContactLink ? address : null)
    expect(httpsLink(address)).toBe(isHttps ? address : null)
  },
)
