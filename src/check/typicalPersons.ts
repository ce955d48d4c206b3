import type { PlansDocument } from '../contract/plans.ts'

/** The persons that each tier of a plan usually covers. */
export const typicalPersons: PlansDocument['persons'] = {
  EE: { adults: 1, children: 0 },
  ES: { adults: 2, children: 0 },
  EK: { adults: 1, children: 1 },
  EC: { adults: 1, children: 2 },
  EF: { adults: 2, children: 2 },
}
