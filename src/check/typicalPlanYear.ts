import type { PlansDocument } from '../contract/plans.ts'

/** The persons that each tier of a plan usually covers. */
export const typicalPersons: PlansDocument['persons'] = {
  EE: { adults: 1, children: 0 },
  ES: { adults: 2, children: 0 },
  EK: { adults: 1, children: 1 },
  EC: { adults: 1, children: 2 },
  EF: { adults: 2, children: 2 },
}

/** Prices are rounded from figures that insurers and research institutes publish. */
export const typicalServices = [
  { id: 'preventive', name: 'Preventive visit', allowedAmount: 175 },
  { id: 'primary', name: 'Primary care visit', allowedAmount: 145 },
  { id: 'specialist', name: 'Specialist visit', allowedAmount: 190 },
  { id: 'urgent', name: 'Urgent care visit', allowedAmount: 200 },
  { id: 'emergency', name: 'Emergency room visit', allowedAmount: 1800 },
  { id: 'generic', name: 'Generic prescription (30 days)', allowedAmount: 20, isDrug: true },
  { id: 'brand', name: 'Brand prescription (30 days)', allowedAmount: 120, isDrug: true },
  { id: 'lab', name: 'Lab test', allowedAmount: 120 },
  { id: 'mri', name: 'MRI scan', allowedAmount: 1300 },
  { id: 'surgery', name: 'Outpatient surgery', allowedAmount: 6500 },
  { id: 'hospital', name: 'Day in hospital', allowedAmount: 5000, daysPerStay: 3 },
  { id: 'maternity', name: 'Having a baby', allowedAmount: 20000 },
] as const satisfies PlansDocument['services']
