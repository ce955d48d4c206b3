import type { PlansDocument } from '../contract/plans.ts'

export const typicalPersons: PlansDocument['persons'] = {
  EE: { adults: 1, children: 0 },
  ES: { adults: 2, children: 0 },
  EK: { adults: 1, children: 1 },
  EC: { adults: 1, children: 2 },
  EF: { adults: 2, children: 2 },
}

export const typicalSavingsStyles = [
  { id: 'saver', displayText: 'I like to save into a tax-free account', avoidsOwnMoney: false },
  { id: 'none', displayText: 'I would rather not put money aside', avoidsOwnMoney: true },
]
