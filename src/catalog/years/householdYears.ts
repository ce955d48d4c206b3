import type { TypicalYear } from '../Catalog.ts'
import {
  cboUse,
  cite,
  hcciBirth,
  kneeLigaments,
  mepsUse,
  prenatalVisits,
  primaryCareShare,
  wellChildVisits,
} from '../sources.ts'
import { besidesCheckUps, checkUps } from './checkUps.ts'
import { perPerson } from './perPerson.ts'

const byAge = 'Mean events per person, by age'

const officeVisits = cite(
  mepsUse,
  byAge,
  'Office visits: 4.9 per adult from 18 to 64 and 3.3 per child; a checkup, visits to a doctor, and one to a specialist.',
)

const prescriptions = cite(
  mepsUse,
  byAge,
  'Prescriptions: 9.1 per adult from 18 to 64, 8 of them generic, and 2.1 per child.',
)

/** Years of a whole household, and years with a birth or a surgery. */
export const householdYears: readonly TypicalYear[] = [
  {
    id: 'healthy',
    display: { en: 'A healthy year', es: 'Un año saludable' },
    summary: {
      en: 'A checkup and a doctor visit for each person',
      es: 'Un chequeo y una consulta médica para cada persona',
    },
    icon: 'sun',
    uses: checkUps,
  },
  {
    id: 'usual',
    display: { en: 'A usual year', es: 'Un año habitual' },
    summary: {
      en: 'Checkups, doctor and specialist visits, and some prescriptions',
      es: 'Chequeos, consultas con médicos y especialistas, y algunas recetas',
    },
    icon: 'cloud',
    uses: [
      { service: 'preventive', perAdult: 1, perChild: 1, citation: officeVisits },
      { service: 'primary', perAdult: 3, perChild: 2, citation: officeVisits },
      {
        service: 'specialist',
        perAdult: 1,
        citation: cite(
          primaryCareShare,
          'Highlights',
          '45.7% of office visits to physicians are to primary care: 54.3% of 2.6 visits per adult (MEPS 2016) is 1.4.',
        ),
      },
      { service: 'generic', perAdult: 8, perChild: 2, citation: prescriptions },
      {
        service: 'brand',
        perAdult: 1,
        citation: cite(
          cboUse,
          'Generic share',
          '90% of prescriptions are generic: 10% of 9.1 (MEPS 2016) is 0.9.',
        ),
      },
    ],
  },
  {
    id: 'toddlers',
    display: { en: 'A year with small children', es: 'Un año con niños pequeños' },
    summary: {
      en: 'Checkups and vaccines, ear infections, and an antibiotic for each child',
      es: 'Chequeos y vacunas, infecciones de oído y un antibiótico para cada niño',
    },
    icon: 'cloud',
    uses: [
      {
        service: 'preventive',
        perAdult: 1,
        perChild: 2,
        citation: cite(
          wellChildVisits,
          'Visits by age',
          'At 15, 18, 24, and 30 months and 3 years: 2 or 3 a year. Adults: as in a healthy year.',
        ),
      },
      {
        service: 'primary',
        perAdult: 1,
        perChild: 1,
        citation: cite(
          mepsUse,
          byAge,
          'Physician office visits: 2.8 per child under 5, 2 of them checkups. Adults: as in a healthy year.',
        ),
      },
      {
        service: 'antibiotic',
        perChild: 1,
        citation: cite(mepsUse, byAge, 'Prescriptions: 1.4 per child under 5.'),
      },
    ],
  },
  {
    id: 'baby',
    display: { en: 'Having a baby', es: 'Tener un bebé' },
    summary: {
      en: 'You: prenatal visits and the birth; baby: checkups; others: less',
      es: 'Usted: consultas prenatales y el parto; bebé: chequeos; los demás: menos',
    },
    adds: 'child',
    icon: 'baby',
    uses: besidesCheckUps([
      {
        service: 'preventive',
        byNewborn: 6,
        citation: cite(
          wellChildVisits,
          'Visits by age',
          'Before the first birthday: at 3 to 5 days and at 1, 2, 4, 6, and 9 months.',
        ),
      },
      {
        service: 'specialist',
        bySubscriber: 13,
        citation: cite(prenatalVisits, 'Schedule of visits', '12 to 14 prenatal visits.'),
      },
      {
        service: 'maternity',
        bySubscriber: 1,
        month: 'birth',
        citation: cite(hcciBirth, 'Figure 1', 'One delivery.'),
      },
    ]),
  },
  {
    id: 'surgery',
    display: { en: 'A year with surgery', es: 'Un año con cirugía' },
    summary: {
      en: 'You: an outpatient surgery, an MRI scan, specialist visits, and prescriptions',
      es: 'Usted: una cirugía ambulatoria, una resonancia, consultas con especialistas y recetas',
    },
    icon: 'hospital',
    uses: besidesCheckUps([
      {
        service: 'specialist',
        bySubscriber: 4,
        citation: perPerson('osteoarthritis and other joint disorders', 'office visits', 180_307),
      },
      {
        service: 'generic',
        bySubscriber: 3,
        citation: perPerson('osteoarthritis and other joint disorders', 'prescriptions', 142_484),
      },
      {
        service: 'mri',
        bySubscriber: 1,
        citation: cite(
          kneeLigaments,
          'Abstract',
          'MRI is among the largest expenses of patients, after the surgery and physical therapy: one scan.',
        ),
      },
      {
        service: 'surgery',
        bySubscriber: 1,
        citation: cite(kneeLigaments, 'Abstract', 'One outpatient surgery, of a knee.'),
      },
    ]),
  },
]
