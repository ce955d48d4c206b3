import type { PlansDocument } from '../../contract/plans.ts'

type Uses = PlansDocument['scenarios'][number]['uses']

interface TypicalScenario {
  id: string
  display: string
  summary: string
  icon: string
  uses: Uses
}

const checkUps: Uses = [
  { service: 'preventive', perAdult: 1, perChild: 1 },
  { service: 'primary', perAdult: 1, perChild: 1 },
]

export const typicalScenarios: readonly TypicalScenario[] = [
  {
    id: 'healthy',
    display: 'A healthy year',
    summary: 'A checkup and a doctor visit each',
    icon: 'sun',
    uses: checkUps,
  },
  {
    id: 'usual',
    display: 'A usual year',
    summary: 'A checkup and 3 doctor visits each, 8 prescriptions per adult, and 3 per child',
    icon: 'cloud',
    uses: [
      { service: 'preventive', perAdult: 1, perChild: 1 },
      { service: 'primary', perAdult: 3, perChild: 3 },
      { service: 'specialist', perAdult: 1 },
      { service: 'generic', perAdult: 8, perChild: 3 },
      { service: 'lab', perAdult: 2, perChild: 1 },
    ],
  },
  {
    id: 'condition',
    display: 'A year with a chronic condition',
    summary: '12 brand prescriptions, 5 specialist visits, and 4 lab tests for you',
    icon: 'rain',
    uses: [
      { service: 'preventive', perAdult: 1, perChild: 1 },
      { service: 'primary', perAdult: 3, perChild: 2, bySubscriber: 2 },
      { service: 'specialist', perAdult: 1, bySubscriber: 4 },
      { service: 'generic', perAdult: 4, perChild: 2 },
      { service: 'brand', bySubscriber: 12 },
      { service: 'lab', perAdult: 1, bySubscriber: 3 },
    ],
  },
  {
    id: 'surgery',
    display: 'A year with surgery',
    summary: 'Surgery, 2 days in hospital, and an MRI scan for you; 12 prescriptions per adult',
    icon: 'hospital',
    uses: [
      ...checkUps,
      { service: 'specialist', perAdult: 2, bySubscriber: 3 },
      { service: 'generic', perAdult: 12, perChild: 3 },
      { service: 'mri', bySubscriber: 1 },
      { service: 'surgery', bySubscriber: 1 },
      { service: 'hospital', bySubscriber: 2 },
    ],
  },
]

/** The savings styles of most clients. */
export const typicalSavingsStyles = [
  { id: 'saver', displayText: 'I like to save into a tax-free account', avoidsOwnMoney: false },
  { id: 'none', displayText: 'I would rather not put money aside', avoidsOwnMoney: true },
]
