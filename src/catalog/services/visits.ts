import type { CatalogService } from '../Catalog.ts'
import {
  arkansasBlueCross,
  cite,
  fairHealth,
  mepsSpecialties,
  mepsUse,
  psychotherapyRates,
  therapyBusiness,
} from '../sources.ts'

const bySpecialty = 'Mean expenses per office-based physician visit by specialty, 2021'

const ofGroups = 'Visits of members of employer plans: member cost and employer cost'

/** Visits to doctors and other professionals. */
export const visits: readonly CatalogService[] = [
  {
    id: 'preventive',
    name: { en: 'Preventive visit', es: 'Visita preventiva' },
    aliases: [
      'preventive care',
      'annual physical',
      'physical exam',
      'checkup',
      'well visit',
      'wellness visit',
      'preventive care/screening/immunization',
    ],
    allowedAmount: 250,
    priceYear: 2021,
    citations: [
      cite(
        mepsSpecialties,
        bySpecialty,
        'Primary care $253 and pediatrics $252, with the vaccines and tests of the visit; rounded to $250.',
      ),
    ],
  },
  {
    id: 'primary',
    name: { en: 'Primary care visit', es: 'Consulta de atención primaria' },
    aliases: [
      'pcp visit',
      'pcp',
      'office visit',
      'primary care',
      'doctor visit',
      'primary care physician',
      'primary care visit to treat an injury or illness',
    ],
    allowedAmount: 147,
    priceYear: 2024,
    citations: [
      cite(
        arkansasBlueCross,
        ofGroups,
        'Routine visit to a primary care provider: $47.65 + $99.61 = $147.26.',
      ),
    ],
  },
  {
    id: 'specialist',
    name: { en: 'Specialist visit', es: 'Consulta con especialista' },
    aliases: ['specialist', 'specialist office visit', 'specialty care visit'],
    allowedAmount: 183,
    priceYear: 2023,
    citations: [
      cite(
        fairHealth,
        'Median allowed amounts of CPT 99204',
        'A visit of a new patient of 45 to 59 minutes in an office: $183.',
      ),
    ],
  },
  {
    id: 'telehealth',
    name: { en: 'Telehealth visit', es: 'Consulta por telesalud' },
    aliases: ['virtual visit', 'telemedicine', 'telehealth', 'online visit', 'virtual care'],
    allowedAmount: 91,
    priceYear: 2024,
    citations: [cite(arkansasBlueCross, ofGroups, 'Telehealth visit: $36.82 + $54.39 = $91.21.')],
  },
  {
    id: 'retail-clinic',
    name: { en: 'Retail clinic visit', es: 'Visita a una clínica en tienda' },
    aliases: ['convenience care', 'convenience clinic', 'walk-in clinic', 'retail clinic'],
    allowedAmount: 138,
    priceYear: 2023,
    citations: [cite(fairHealth, 'Median allowed amounts of CPT 99204', 'In a retail clinic: $138.')],
  },
  {
    id: 'urgent',
    name: { en: 'Urgent care visit', es: 'Visita de atención urgente' },
    aliases: ['urgent care', 'urgent care center', 'urgent care facility'],
    allowedAmount: 156,
    priceYear: 2024,
    citations: [
      cite(arkansasBlueCross, ofGroups, 'Urgent care visit: $79.83 + $76 = $155.83.'),
      cite(fairHealth, 'Median allowed amounts of CPT 99204', 'In an urgent care center: $179 (2023).'),
    ],
  },
  {
    id: 'emergency',
    name: { en: 'Emergency room visit', es: 'Visita a la sala de emergencias' },
    aliases: [
      'er',
      'er visit',
      'emergency room',
      'emergency room care',
      'emergency department',
      'emergency care',
      'emergency services',
    ],
    allowedAmount: 1690,
    priceYear: 2024,
    citations: [
      cite(arkansasBlueCross, ofGroups, 'Emergency room visit: $848.06 + $838.36 = $1,686.42.'),
      cite(
        mepsUse,
        'Mean expenditure per event, by insurance coverage',
        'Emergency room visit of privately insured people under 65: $1,497 (2016).',
      ),
    ],
  },
  {
    id: 'psychiatry',
    name: { en: 'Psychiatrist visit', es: 'Consulta de psiquiatría' },
    aliases: ['psychiatry', 'psychiatric visit', 'medication management'],
    allowedAmount: 250,
    priceYear: 2021,
    citations: [cite(mepsSpecialties, bySpecialty, 'Psychiatry: $250.')],
  },
  {
    id: 'psychotherapy',
    name: { en: 'Therapy session', es: 'Sesión de terapia psicológica' },
    aliases: [
      'psychotherapy',
      'counseling',
      'mental health visit',
      'mental health office visit',
      'behavioral health visit',
      'outpatient mental health',
    ],
    allowedAmount: 143,
    priceYear: 2024,
    citations: [
      cite(
        psychotherapyRates,
        'Abstract',
        'Rates that therapists ask of people who pay themselves: $143.26 a session on average (published in 2024).',
      ),
    ],
  },
  {
    id: 'dermatology',
    name: { en: 'Dermatologist visit', es: 'Consulta de dermatología' },
    aliases: ['dermatology', 'skin doctor'],
    allowedAmount: 279,
    priceYear: 2021,
    citations: [cite(mepsSpecialties, bySpecialty, 'Dermatology: $279, with what is done in the visit.')],
  },
  {
    id: 'gynecology',
    name: { en: 'OB/GYN visit', es: 'Consulta de ginecología u obstetricia' },
    aliases: ['ob/gyn', 'obgyn', 'gynecologist visit', 'obstetrician visit', 'prenatal visit'],
    allowedAmount: 433,
    priceYear: 2021,
    citations: [cite(mepsSpecialties, bySpecialty, 'OB/GYN: $433, with what is done in the visit.')],
  },
  {
    id: 'cardiology',
    name: { en: 'Cardiologist visit', es: 'Consulta de cardiología' },
    aliases: ['cardiology', 'heart doctor'],
    allowedAmount: 436,
    priceYear: 2021,
    citations: [cite(mepsSpecialties, bySpecialty, 'Cardiology: $436, with what is done in the visit.')],
  },
  {
    id: 'orthopedics',
    name: { en: 'Orthopedist visit', es: 'Consulta de ortopedia' },
    aliases: ['orthopedics', 'orthopedic visit', 'bone doctor'],
    allowedAmount: 627,
    priceYear: 2021,
    citations: [cite(mepsSpecialties, bySpecialty, 'Orthopedics: $627, with what is done in the visit.')],
  },
  {
    id: 'eye-exam',
    name: { en: 'Eye doctor visit', es: 'Consulta de oftalmología' },
    aliases: ['ophthalmology', 'ophthalmologist visit', 'medical eye exam', 'dilated eye exam'],
    allowedAmount: 473,
    priceYear: 2021,
    citations: [cite(mepsSpecialties, bySpecialty, 'Ophthalmology: $473, with what is done in the visit.')],
  },
  {
    id: 'physical-therapy',
    name: { en: 'Physical therapy visit', es: 'Sesión de fisioterapia' },
    aliases: [
      'physical therapy',
      'pt visit',
      'rehabilitation visit',
      'outpatient rehabilitation',
      'pt/ot/st',
    ],
    allowedAmount: 98,
    priceYear: 2025,
    citations: [
      cite(
        therapyBusiness,
        'Question 1',
        'Private insurers pay $75 to $120 a session (an estimate of the trade); the middle is $97.50.',
      ),
      cite(
        mepsUse,
        'Mean expenditure per event, by insurance coverage',
        'Visits of privately insured people under 65 to all professionals who are not physicians: $170 (2016).',
      ),
    ],
  },
  {
    id: 'other-professional',
    name: { en: 'Nurse or other professional', es: 'Enfermería u otro profesional' },
    aliases: ['nurse practitioner visit'],
    allowedAmount: 170,
    priceYear: 2016,
    citations: [
      cite(
        mepsUse,
        'Mean expenditure per event, by insurance coverage',
        'Nonphysician office visit of privately insured people under 65: $170.',
      ),
    ],
  },
]
