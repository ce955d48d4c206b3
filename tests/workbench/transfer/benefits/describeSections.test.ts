import { expect, it } from 'vitest'
import { describeSections } from '../../../../src/workbench/transfer/benefits/describeSections.ts'

it.each([
  ['Tobacco users pay $50 more.', 'Enter it under Questions → Surcharges and credits.'],
  [
    'Out-of-network: $3,000 deductible; HSA money comes in 2 equal parts',
    'Enter a part of it under Plans → Installments. No place is known for the rest.',
  ],
  [
    'HSA deposits are made in 4 installments; tobacco users pay $50 more',
    'Enter its parts under “Plans → Installments” and “Questions → Surcharges and credits”.',
  ],
  [
    'The EPO is offered at the St. Paul campus, and a wellness credit is $300',
    'Enter its parts under “Questions → Surcharges and credits” and “Plans → Offered at”.',
  ],
  [
    'Call 541-555-0163. Vision care is extra.',
    'Enter a part of it under Client → Contact. No place is known for the rest.',
  ],
  ['Vision care is extra.', undefined],
  ['The HSA money is paid in two halves.', 'Enter it under Plans → Installments.'],
  ['HSA money is paid in January.', 'Enter it under Plans → Installments.'],
  [
    'Tobacco: $30 more every two weeks. Spouses with other coverage: $45 more every two weeks.',
    'Enter it under Questions → Surcharges and credits.',
  ],
  [
    'If your spouse has coverage available through work: $42 more per paycheck. Health check: $9 less per paycheck.',
    'Enter it under Questions → Surcharges and credits.',
  ],
  [
    'Offered in Norfolk only; the other plans in every plant (Norfolk, Omaha).',
    'Enter it under Plans → Offered at.',
  ],
  ['Offered in Moab only; the others in Moab and Price.', 'Enter it under Plans → Offered at.'],
  ['The other plans are available everywhere.', 'Enter it under Plans → Offered at.'],
  ['Questions? Call 541-555-0163.', 'Enter it under Client → Contact.'],
  ['Brand drugs cost $5 more.', undefined],
  ['Brand: burgundy and sand', 'Enter it under Client → Colors.'],
  ['Background: linen', 'Enter it under Client → Colors.'],
])('The places of “%s” are those of its topics', (text, place) => {
  expect(describeSections(text)).toBe(place)
})
