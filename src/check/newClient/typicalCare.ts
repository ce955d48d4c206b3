import type { PlansDocument } from '../../contract/plans.ts'

type Uses = PlansDocument['scenarios'][number]['uses']

interface TypicalScenario {
  id: string
  display: string
  summary: string
  adds?: 'child'
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
    summary: 'A checkup and a doctor visit for each person',
    icon: 'sun',
    uses: checkUps,
  },
  {
    id: 'usual',
    display: 'A usual year',
    summary: 'Adult: 5 visits (checkup, doctor, specialist), 8 prescriptions, 2 lab tests; child: less',
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
    summary: 'You: 6 doctor and 5 specialist visits, 16 prescriptions (12 brand), 4 lab tests; others: less',
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
    summary: 'You: surgery, 2 days in hospital, an MRI scan, 7 doctor visits, 12 prescriptions; others: less',
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
  {
    id: 'baby',
    display: 'Having a baby',
    summary: 'You: a birth, 6 doctor visits, 6 lab tests; baby: 8 doctor visits; others: less',
    adds: 'child',
    icon: 'baby',
    uses: [
      { service: 'preventive', perAdult: 1, perChild: 1, byNewborn: 6 },
      { service: 'primary', perAdult: 1, perChild: 1 },
      { service: 'specialist', bySubscriber: 4 },
      { service: 'lab', bySubscriber: 6 },
      { service: 'maternity', bySubscriber: 1, month: 'birth' },
    ],
  },
]

/** The savings styles of most clients. */
export const typicalSavingsStyles = [
  { id: 'saver', displayText: 'I like to save into a tax-free account', avoidsOwnMoney: false },
  { id: 'none', displayText: 'I would rather not put money aside', avoidsOwnMoney: true },
]
