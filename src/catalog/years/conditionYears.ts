import type { CatalogUses, TypicalYear } from '../Catalog.ts'
import {
  adhdFollowUp,
  breastCancer,
  cite,
  diabetesStandards,
  emergencyCosts,
  hospitalStays,
  kneeReplacements,
  mepsDrugs,
  therapyAfterKnees,
} from '../sources.ts'
import { besidesCheckUps } from './checkUps.ts'
import { perPerson } from './perPerson.ts'

const purchases = 'Total purchases and people with a purchase by prescribed drug, 2022'

const inhalers = cite(mepsDrugs, purchases, 'Albuterol: 59,075 / 19,265 thousand people = 3.07 each.')

const controllers = cite(
  mepsDrugs,
  purchases,
  'Budesonide-formoterol: 8,225 / 1,875 thousand people = 4.39 each.',
)

const bloodSugar: CatalogUses = {
  service: 'lab',
  bySubscriber: 2,
  citation: cite(diabetesStandards, 'Glycemic assessment', 'An A1C test at least two times a year.'),
}

/** Years in which one person has a condition. */
export const conditionYears: readonly TypicalYear[] = [
  {
    id: 'asthma',
    display: { en: 'A year with asthma', es: 'Un año con asma' },
    summary: {
      en: 'You: inhalers and one more doctor visit; others: a checkup and a visit',
      es: 'Usted: inhaladores y una consulta más; los demás: un chequeo y una consulta',
    },
    icon: 'rain',
    uses: besidesCheckUps([
      {
        service: 'primary',
        bySubscriber: 1,
        citation: perPerson('COPD, asthma, and other respiratory conditions', 'office visits', 52_779),
      },
      { service: 'rescue-inhaler', bySubscriber: 3, citation: inhalers },
      { service: 'controller-inhaler', bySubscriber: 4, citation: controllers },
    ]),
  },
  {
    id: 'child-asthma',
    display: { en: 'A child with asthma', es: 'Un hijo con asma' },
    summary: {
      en: 'One child: inhalers and one more doctor visit; others: a checkup and a visit',
      es: 'Un hijo: inhaladores y una consulta más; los demás: un chequeo y una consulta',
    },
    icon: 'rain',
    uses: besidesCheckUps([
      {
        service: 'primary',
        byOneChild: 1,
        citation: perPerson('COPD, asthma, and other respiratory conditions', 'office visits', 52_779),
      },
      { service: 'rescue-inhaler', byOneChild: 3, citation: inhalers },
      { service: 'controller-inhaler', byOneChild: 4, citation: controllers },
    ]),
  },
  {
    id: 'diabetes',
    display: { en: 'A year with type 2 diabetes', es: 'Un año con diabetes tipo 2' },
    summary: {
      en: 'You: insulin, other prescriptions, doctor visits, and blood tests; others: less',
      es: 'Usted: insulina, otras recetas, consultas y análisis de sangre; los demás: menos',
    },
    icon: 'rain',
    uses: besidesCheckUps([
      {
        service: 'primary',
        bySubscriber: 3,
        citation: perPerson('diabetes mellitus', 'office visits', 66_111),
      },
      bloodSugar,
      {
        service: 'insulin',
        bySubscriber: 5,
        citation: cite(mepsDrugs, purchases, 'Insulin glargine: 18,984 / 3,809 thousand people = 4.98 each.'),
      },
      {
        service: 'generic',
        bySubscriber: 7,
        citation: perPerson('diabetes mellitus', 'prescriptions', 300_206, 'Less 5 of insulin.'),
      },
    ]),
  },
  {
    id: 'condition',
    display: { en: 'A year with a chronic condition', es: 'Un año con una enfermedad crónica' },
    summary: {
      en: 'You: diabetes and high blood pressure, with doctor visits and prescriptions; others: less',
      es: 'Usted: diabetes y presión alta, con consultas y recetas; los demás: menos',
    },
    icon: 'rain',
    uses: besidesCheckUps([
      {
        service: 'primary',
        bySubscriber: 4,
        citation: perPerson(
          'diabetes mellitus',
          'office visits',
          66_111,
          'With high blood pressure, 1.08 more: 3.68.',
        ),
      },
      bloodSugar,
      {
        service: 'generic',
        bySubscriber: 13,
        citation: perPerson(
          'hypertension',
          'prescriptions',
          497_039,
          'With 4.44 of metformin (86,748 / 19,536 in 2022), 12.54.',
        ),
      },
      {
        service: 'brand',
        bySubscriber: 7,
        citation: perPerson(
          'diabetes mellitus',
          'prescriptions',
          300_206,
          'Less 4.44 of metformin, which is generic: 7.4.',
        ),
      },
    ]),
  },
  {
    id: 'blood-pressure',
    display: { en: 'A year with high blood pressure', es: 'Un año con presión alta' },
    summary: {
      en: 'You: prescriptions and one more doctor visit; others: a checkup and a visit',
      es: 'Usted: recetas y una consulta más; los demás: un chequeo y una consulta',
    },
    icon: 'rain',
    uses: besidesCheckUps([
      { service: 'primary', bySubscriber: 1, citation: perPerson('hypertension', 'office visits', 66_378) },
      { service: 'generic', bySubscriber: 8, citation: perPerson('hypertension', 'prescriptions', 497_039) },
    ]),
  },
  {
    id: 'heart',
    display: { en: 'A year with heart disease', es: 'Un año con una enfermedad cardíaca' },
    summary: {
      en: 'You: cardiologist visits, an outpatient visit, and prescriptions; others: less',
      es: 'Usted: consultas de cardiología, una visita ambulatoria y recetas; los demás: menos',
    },
    icon: 'storm',
    uses: besidesCheckUps([
      {
        service: 'cardiology',
        bySubscriber: 2,
        citation: perPerson('heart disease', 'office visits', 49_431),
      },
      {
        service: 'outpatient',
        bySubscriber: 1,
        citation: perPerson('heart disease', 'outpatient visits', 13_181),
      },
      { service: 'generic', bySubscriber: 7, citation: perPerson('heart disease', 'prescriptions', 139_301) },
    ]),
  },
  {
    id: 'joints',
    display: { en: 'A year with arthritis', es: 'Un año con artritis' },
    summary: {
      en: 'You: more doctor visits and prescriptions; others: a checkup and a visit',
      es: 'Usted: más consultas y recetas; los demás: un chequeo y una consulta',
    },
    icon: 'rain',
    uses: besidesCheckUps([
      {
        service: 'primary',
        bySubscriber: 4,
        citation: perPerson('osteoarthritis and other joint disorders', 'office visits', 180_307),
      },
      {
        service: 'generic',
        bySubscriber: 3,
        citation: perPerson('osteoarthritis and other joint disorders', 'prescriptions', 142_484),
      },
    ]),
  },
  {
    id: 'back-pain',
    display: { en: 'A year with back pain', es: 'Un año con dolor de espalda' },
    summary: {
      en: 'You: physical therapy, a doctor visit, and prescriptions; others: less',
      es: 'Usted: fisioterapia, una consulta y recetas; los demás: menos',
    },
    icon: 'rain',
    uses: besidesCheckUps([
      { service: 'primary', bySubscriber: 1, citation: perPerson('back problems', 'office visits', 137_456) },
      {
        service: 'physical-therapy',
        bySubscriber: 5,
        citation: perPerson('back problems', 'office visits', 137_456, 'One is to a doctor.'),
      },
      { service: 'generic', bySubscriber: 3, citation: perPerson('back problems', 'prescriptions', 60_667) },
    ]),
  },
  {
    id: 'depression',
    display: { en: 'A year with depression', es: 'Un año con depresión' },
    summary: {
      en: 'You: therapy sessions and prescriptions; others: a checkup and a visit',
      es: 'Usted: sesiones de terapia y recetas; los demás: un chequeo y una consulta',
    },
    icon: 'rain',
    uses: besidesCheckUps([
      {
        service: 'psychotherapy',
        bySubscriber: 5,
        citation: perPerson('mental disorders', 'office visits', 230_534),
      },
      {
        service: 'generic',
        bySubscriber: 8,
        citation: perPerson('mental disorders', 'prescriptions', 374_491),
      },
    ]),
  },
  {
    id: 'adhd',
    display: { en: 'A child with ADHD', es: 'Un hijo con TDAH' },
    summary: {
      en: 'One child: prescriptions and more doctor visits; others: a checkup and a visit',
      es: 'Un hijo: recetas y más consultas; los demás: un chequeo y una consulta',
    },
    icon: 'cloud',
    uses: besidesCheckUps([
      {
        service: 'primary',
        byOneChild: 3,
        citation: cite(
          adhdFollowUp,
          'Definition of the measure',
          'Follow-up visits after a first prescription: one within 30 days, and two within the next nine months.',
        ),
      },
      {
        service: 'adhd-drug',
        byOneChild: 7,
        citation: cite(
          mepsDrugs,
          purchases,
          'Methylphenidate, amphetamine, and lisdexamfetamine: 62,187 / 8,769 thousand people = 7.09 each, of all ages.',
        ),
      },
    ]),
  },
  {
    id: 'migraine',
    display: { en: 'A year with migraines', es: 'Un año con migrañas' },
    summary: {
      en: 'You: doctor visits and migraine tablets; others: a checkup and a visit',
      es: 'Usted: consultas y tabletas para la migraña; los demás: un chequeo y una consulta',
    },
    icon: 'cloud',
    uses: besidesCheckUps([
      { service: 'primary', bySubscriber: 2, citation: perPerson('headache', 'office visits', 18_318) },
      { service: 'triptan', bySubscriber: 4, citation: perPerson('headache', 'prescriptions', 37_690) },
    ]),
  },
  {
    id: 'allergies',
    display: { en: 'A year with allergies', es: 'Un año con alergias' },
    summary: {
      en: 'You: doctor visits and prescriptions; others: a checkup and a visit',
      es: 'Usted: consultas y recetas; los demás: un chequeo y una consulta',
    },
    icon: 'cloud',
    uses: besidesCheckUps([
      {
        service: 'primary',
        bySubscriber: 2,
        citation: perPerson('allergic reactions', 'office visits', 34_412),
      },
      {
        service: 'generic',
        bySubscriber: 4,
        citation: perPerson('allergic reactions', 'prescriptions', 74_418),
      },
    ]),
  },
  {
    id: 'fracture',
    display: { en: 'A broken bone', es: 'Una fractura' },
    summary: {
      en: 'You: the emergency room, orthopedist visits, and a prescription; others: less',
      es: 'Usted: sala de emergencias, consultas de ortopedia y una receta; los demás: menos',
    },
    icon: 'storm',
    uses: besidesCheckUps([
      {
        service: 'emergency',
        bySubscriber: 1,
        citation: perPerson(
          'trauma-related disorders',
          'emergency room visits',
          12_209,
          'Rounded up: a broken bone is a severe injury.',
        ),
      },
      {
        service: 'orthopedics',
        bySubscriber: 3,
        citation: perPerson('trauma-related disorders', 'office visits', 108_980),
      },
      {
        service: 'generic',
        bySubscriber: 1,
        citation: perPerson('trauma-related disorders', 'prescriptions', 28_788),
      },
    ]),
  },
  {
    id: 'hospital-stay',
    display: { en: 'A stay in hospital', es: 'Una estadía en el hospital' },
    summary: {
      en: 'You: the emergency room and days in hospital; others: a checkup and a visit',
      es: 'Usted: sala de emergencias y días en el hospital; los demás: un chequeo y una consulta',
    },
    icon: 'hospital',
    uses: besidesCheckUps([
      {
        service: 'emergency',
        bySubscriber: 1,
        citation: cite(
          emergencyCosts,
          'Introduction',
          'More than 50% of hospital stays in 2017 had emergency services before.',
        ),
      },
      {
        service: 'hospital',
        bySubscriber: 4,
        citation: cite(hospitalStays, 'Privately insured stays', 'Average length: 3.9 days.'),
      },
    ]),
  },
  {
    id: 'knee-replacement',
    display: { en: 'A knee replacement', es: 'Un reemplazo de rodilla' },
    summary: {
      en: 'You: the surgery, orthopedist visits, physical therapy, and prescriptions; others: less',
      es: 'Usted: la cirugía, consultas de ortopedia, fisioterapia y recetas; los demás: menos',
    },
    icon: 'hospital',
    uses: besidesCheckUps([
      {
        service: 'orthopedics',
        bySubscriber: 4,
        citation: perPerson('osteoarthritis and other joint disorders', 'office visits', 180_307),
      },
      {
        service: 'generic',
        bySubscriber: 3,
        citation: perPerson('osteoarthritis and other joint disorders', 'prescriptions', 142_484),
      },
      {
        service: 'knee-replacement',
        bySubscriber: 1,
        citation: cite(kneeReplacements, 'Abstract', 'One outpatient knee replacement.'),
      },
      {
        service: 'physical-therapy',
        bySubscriber: 8,
        citation: cite(
          therapyAfterKnees,
          'Abstract',
          'Clinics that surgeons own have twice as many visits, 8.3 more: others have 8.3 (Medicare, 2007 to 2009).',
        ),
      },
    ]),
  },
  {
    id: 'cancer',
    display: { en: 'A year with cancer', es: 'Un año con cáncer' },
    summary: {
      en: 'You: cancer treatment all year; others: a checkup and a doctor visit',
      es: 'Usted: tratamiento de cáncer todo el año; los demás: un chequeo y una consulta',
    },
    icon: 'storm',
    uses: besidesCheckUps([
      {
        service: 'cancer',
        bySubscriber: 12,
        citation: cite(breastCancer, 'Abstract', 'The year after diagnosis: 12 months.'),
      },
    ]),
  },
]
