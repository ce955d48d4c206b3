import { expect, it } from 'vitest'
import { describePlace, hasField } from '../../../../src/workbench/transfer/benefits/describePlace.ts'

it.each([
  ['Tobacco users pay $50 more.', 'Enter it under Questions → Surcharges and credits.', true],
  [
    'Out-of-network: $3,000 deductible; HSA money comes in 2 equal parts',
    'Enter a part of it under Plans → Installments. The rest has no field.',
    false,
  ],
  [
    'HSA deposits are made in 4 installments; tobacco users pay $50 more',
    'Enter its parts under “Plans → Installments” and “Questions → Surcharges and credits”.',
    true,
  ],
  [
    'The EPO is offered at the St. Paul campus, and a wellness credit is $300',
    'Enter its parts under “Questions → Surcharges and credits” and “Plans → Offered at”.',
    true,
  ],
  [
    'Call 541-555-0163. Vision care is extra.',
    'Enter a part of it under Client → Contact. The rest has no field.',
    false,
  ],
  ['Vision care is extra.', undefined, false],
  ['The HSA money is paid in two halves.', 'Enter it under Plans → Installments.', true],
  ['Background: linen', 'Enter it under Client → Colors.', true],
])('The places of “%s” are those of its topics', (text, place, isPlaced) => {
  expect(describePlace(text)).toBe(place)
  expect(hasField(text)).toBe(isPlaced)
})
