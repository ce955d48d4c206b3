import type { CatalogUses, Citation, TypicalYear } from './Catalog.ts'
import { hcciPrices } from './sources.ts'

const seed: Citation = { source: hcciPrices, at: 'to be replaced', says: 'to be replaced' }

const checkUps: CatalogUses[] = [
  { service: 'preventive', perAdult: 1, perChild: 1, citation: seed },
  { service: 'primary', perAdult: 1, perChild: 1, citation: seed },
]

export const typicalYears: readonly TypicalYear[] = [
  {
    id: 'healthy',
    display: { en: 'A healthy year', es: 'A healthy year' },
    summary: {
      en: 'A checkup and a doctor visit for each person',
      es: 'A checkup and a doctor visit for each person',
    },
    icon: 'sun',
    uses: checkUps,
  },
  {
    id: 'usual',
    display: { en: 'A usual year', es: 'A usual year' },
    summary: {
      en: 'Adult: 5 visits (checkup, doctor, specialist), 8 prescriptions, 2 lab tests; child: less',
      es: 'Adult: 5 visits (checkup, doctor, specialist), 8 prescriptions, 2 lab tests; child: less',
    },
    icon: 'cloud',
    uses: [
      { service: 'preventive', perAdult: 1, perChild: 1, citation: seed },
      { service: 'primary', perAdult: 3, perChild: 3, citation: seed },
      { service: 'specialist', perAdult: 1, citation: seed },
      { service: 'generic', perAdult: 8, perChild: 3, citation: seed },
      { service: 'lab', perAdult: 2, perChild: 1, citation: seed },
    ],
  },
  {
    id: 'condition',
    display: { en: 'A year with a chronic condition', es: 'A year with a chronic condition' },
    summary: {
      en: 'You: 6 doctor and 5 specialist visits, 16 prescriptions (12 brand), 4 lab tests; others: less',
      es: 'You: 6 doctor and 5 specialist visits, 16 prescriptions (12 brand), 4 lab tests; others: less',
    },
    icon: 'rain',
    uses: [
      { service: 'preventive', perAdult: 1, perChild: 1, citation: seed },
      { service: 'primary', perAdult: 3, perChild: 2, bySubscriber: 2, citation: seed },
      { service: 'specialist', perAdult: 1, bySubscriber: 4, citation: seed },
      { service: 'generic', perAdult: 4, perChild: 2, citation: seed },
      { service: 'brand', bySubscriber: 12, citation: seed },
      { service: 'lab', perAdult: 1, bySubscriber: 3, citation: seed },
    ],
  },
  {
    id: 'surgery',
    display: { en: 'A year with surgery', es: 'A year with surgery' },
    summary: {
      en: 'You: surgery, 2 days in hospital, an MRI scan, 7 doctor visits, 12 prescriptions; others: less',
      es: 'You: surgery, 2 days in hospital, an MRI scan, 7 doctor visits, 12 prescriptions; others: less',
    },
    icon: 'hospital',
    uses: [
      ...checkUps,
      { service: 'specialist', perAdult: 2, bySubscriber: 3, citation: seed },
      { service: 'generic', perAdult: 12, perChild: 3, citation: seed },
      { service: 'mri', bySubscriber: 1, citation: seed },
      { service: 'surgery', bySubscriber: 1, citation: seed },
      { service: 'hospital', bySubscriber: 2, citation: seed },
    ],
  },
  {
    id: 'baby',
    display: { en: 'Having a baby', es: 'Having a baby' },
    summary: {
      en: 'You: a birth, 6 doctor visits, 6 lab tests; baby: 8 doctor visits; others: less',
      es: 'You: a birth, 6 doctor visits, 6 lab tests; baby: 8 doctor visits; others: less',
    },
    adds: 'child',
    icon: 'baby',
    uses: [
      { service: 'preventive', perAdult: 1, perChild: 1, byNewborn: 6, citation: seed },
      { service: 'primary', perAdult: 1, perChild: 1, citation: seed },
      { service: 'specialist', bySubscriber: 4, citation: seed },
      { service: 'lab', bySubscriber: 6, citation: seed },
      { service: 'maternity', bySubscriber: 1, month: 'birth', citation: seed },
    ],
  },
]
