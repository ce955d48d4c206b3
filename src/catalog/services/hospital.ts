import type { CatalogService } from '../Catalog.ts'
import {
  blueHealthIntelligence,
  breastCancer,
  cite,
  fairHealthAmbulances,
  hcciBirth,
  hcciInfusion,
  hospitalStays,
  kffPregnancy,
  kneeLigaments,
  kneeReplacements,
  mepsUse,
} from '../sources.ts'

const cataracts = '$3,499 in hospitals, $2,304 in surgery centers; the middle is $2,902.'

const kneeLigament = 'Payments on the day of surgery, 2017: $11,044.'

/** Hospitals, surgery, and long treatments. */
export const hospital: readonly CatalogService[] = [
  {
    id: 'outpatient',
    name: { en: 'Outpatient hospital visit', es: 'Visita ambulatoria al hospital' },
    aliases: ['hospital outpatient visit', 'outpatient hospital', 'hospital clinic visit'],
    allowedAmount: 1220,
    priceYear: 2016,
    citations: [
      cite(
        mepsUse,
        'Mean expenditure per event, by insurance coverage',
        'Outpatient event of privately insured people under 65: $1,217.',
      ),
    ],
  },
  {
    id: 'surgery',
    name: { en: 'Outpatient surgery', es: 'Cirugía ambulatoria' },
    aliases: ['ambulatory surgery', 'same-day surgery', 'day surgery', 'surgery center'],
    allowedAmount: 7000,
    priceYear: 2022,
    citations: [
      cite(
        blueHealthIntelligence,
        'Cataract surgery, allowed costs by place, 2022',
        `${cataracts} A small surgery; with a large one, the mean is (2,902 + 11,044) / 2 = $6,973.`,
      ),
      cite(kneeLigaments, 'Abstract', `Knee ligament reconstruction, a large surgery: ${kneeLigament}`),
    ],
  },
  {
    id: 'cataract',
    name: { en: 'Cataract surgery', es: 'Cirugía de cataratas' },
    aliases: ['cataract removal', 'cataract surgery (one eye)'],
    allowedAmount: 2900,
    priceYear: 2022,
    citations: [cite(blueHealthIntelligence, 'Allowed costs by place, 2022', cataracts)],
  },
  {
    id: 'knee-ligament',
    name: { en: 'Knee ligament surgery', es: 'Cirugía de ligamento de rodilla' },
    aliases: ['acl surgery', 'acl reconstruction', 'arthroscopic knee surgery', 'knee surgery'],
    allowedAmount: 11_000,
    priceYear: 2017,
    citations: [cite(kneeLigaments, 'Abstract', kneeLigament)],
  },
  {
    id: 'knee-replacement',
    name: { en: 'Knee replacement, outpatient', es: 'Reemplazo de rodilla ambulatorio' },
    aliases: ['knee replacement', 'total knee replacement', 'joint replacement'],
    allowedAmount: 16_000,
    priceYear: 2017,
    citations: [
      cite(
        kneeReplacements,
        'Abstract: payments to facilities, 2017',
        '$10,060 to hospitals (223 cases), $18,234 to surgery centers (602): $16,025 on average, without the surgeon.',
      ),
    ],
  },
  {
    id: 'infusion',
    name: { en: 'Infusion (without the drug)', es: 'Infusión (sin el medicamento)' },
    aliases: ['infusion administration', 'chemotherapy administration'],
    allowedAmount: 442,
    priceYear: 2017,
    citations: [
      cite(
        hcciInfusion,
        'Drug administration, level 5',
        '$254 in offices, $664 in outpatient departments, which do 45.9%: 0.541 × 254 + 0.459 × 664 = $442.',
      ),
    ],
  },
  {
    id: 'ambulance',
    name: { en: 'Ambulance', es: 'Ambulancia' },
    aliases: ['ground ambulance', 'emergency transport', 'emergency medical transportation'],
    allowedAmount: 644,
    priceYear: 2020,
    citations: [
      cite(
        fairHealthAmbulances,
        'Average allowed amounts, 2020',
        'Advanced $758 (51.5% of rides), basic $522 (48.5%): 0.515 × 758 + 0.485 × 522 = $644.',
      ),
    ],
  },
  {
    id: 'hospital',
    name: { en: 'Day in hospital', es: 'Día en el hospital' },
    aliases: ['hospital day', 'inpatient day', 'inpatient hospital day'],
    allowedAmount: 4740,
    priceYear: 2016,
    daysPerStay: 4,
    citations: [
      cite(
        mepsUse,
        'Mean expenditure per event, by insurance coverage',
        'Stay of privately insured people under 65: $18,499; divided by 3.9 days, $4,743.',
      ),
      cite(hospitalStays, 'Privately insured stays', 'Average length: 3.9 days, rounded to 4.'),
    ],
  },
  {
    id: 'maternity',
    name: { en: 'Having a baby', es: 'Tener un bebé' },
    aliases: [
      'childbirth',
      'delivery',
      'birth',
      'labor and delivery',
      'maternity care',
      'childbirth/delivery',
    ],
    allowedAmount: 14_600,
    priceYear: 2019,
    citations: [
      cite(
        hcciBirth,
        'Total spending and Figure 1, births of 2018 to 2020',
        '$24,336 from pregnancy to a year after birth, 60% of it for the delivery: $14,602.',
      ),
      cite(
        kffPregnancy,
        'Summary, 2021 to 2023',
        'Pregnancy, birth, and care after birth together: $20,416 more than women of the same age.',
      ),
    ],
  },
  {
    id: 'cancer',
    name: { en: 'Month of cancer treatment', es: 'Mes de tratamiento de cáncer' },
    aliases: ['cancer treatment (month)'],
    allowedAmount: 6840,
    priceYear: 2010,
    citations: [
      cite(
        breastCancer,
        'Abstract: allowed costs in the year after diagnosis',
        'Breast cancer of stage I or II, all care: $82,121; divided by 12 months, $6,843.',
      ),
    ],
  },
]
