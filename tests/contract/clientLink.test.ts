import { expect, it } from 'vitest'
import instanceSchema from '../../schemas/v1/instance.schema.json' with { type: 'json' }
import { clientLink, contactLink, httpsLink } from '../../src/contract/clientLink.ts'

const contactPattern = instanceSchema.properties.client.properties.contact.properties.url.pattern

it.each<
  [address: string | null | undefined, isClientLink: boolean, contact: boolean | string, isHttps?: boolean]
>([
  ['https://example.com', true, true, true],
  ['http://example.com/a?b#c', true, true],
  ['mailto:benefits@example.com', false, true],
  ['tel:+15550100', false, true],
  [null, false, false],
  ['', false, false],
  ['example.com', false, 'https://example.com'],
  ['/benefits', false, false],
  ['//example.com', false, false],
  ['javascript:alert(1)', false, false],
  ['java\nscript:alert(1)', false, false],
  ['data:text/html,x', false, false],
  [' https://example.com', false, false],
  ['https:example.com', false, false],
  ['benefits@example.com', false, 'mailto:benefits@example.com'],
  ['a@b.example?bcc=c@d.example', false, false],
  ['+1 (555) 555-0100', false, 'tel:+15555550100'],
  ['800.555.0100', false, 'tel:8005550100'],
  ['555-0100 or 555-0101', false, false],
  ['www.example.com/benefits?a#b', false, 'https://www.example.com/benefits?a#b'],
  ['example.com:alert(1)', false, false],
  ['HR, second floor', false, false],
])(
  '%j is safe as the address of a client: %s; of a contact: %s',
  (address, isClientLink, contact, isHttps) => {
    expect(clientLink(address)).toBe(isClientLink ? address : null)
    const contactAddress = typeof contact === 'string' ? contact : contact ? address : null
    expect(contactLink(address)).toBe(contactAddress)
    if (address) expect(new RegExp(contactPattern).test(address)).toBe(contactAddress !== null)
    expect(httpsLink(address)).toBe(isHttps ? address : null)
  },
)
