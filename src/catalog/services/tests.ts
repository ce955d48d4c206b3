import type { CatalogService } from '../Catalog.ts'
import {
  autoworkers,
  blueHealthIntelligence,
  cite,
  hcciChartbook,
  hcciUltrasound,
  kffImaging,
  quotedImaging,
  shoppableScans,
} from '../sources.ts'

const allowedCosts = 'Allowed costs by place, 2022'

/** Laboratory, imaging, and other tests. */
export const tests: readonly CatalogService[] = [
  {
    id: 'lab',
    name: { en: 'Lab test', es: 'Análisis de laboratorio' },
    aliases: ['blood test', 'lab work', 'labs', 'laboratory services', 'diagnostic lab', 'blood work'],
    allowedAmount: 25,
    priceYear: 2014,
    citations: [
      cite(
        autoworkers,
        'Summary',
        'A metabolic panel: about $37 in hospitals, $13 elsewhere; the middle is $25. The page names no year of claims.',
      ),
    ],
  },
  {
    id: 'xray',
    name: { en: 'X-ray', es: 'Radiografía' },
    aliases: ['x-rays', 'xray', 'diagnostic x-ray'],
    allowedAmount: 108,
    priceYear: 2016,
    citations: [
      cite(
        quotedImaging,
        'Results',
        'Chest X-ray, as told to callers: $140 in hospitals, $76 in imaging centers; the middle is $108.',
      ),
    ],
  },
  {
    id: 'ultrasound',
    name: { en: 'Ultrasound', es: 'Ecografía' },
    aliases: ['sonogram', 'ultrasound scan'],
    allowedAmount: 344,
    priceYear: 2017,
    citations: [
      cite(
        hcciUltrasound,
        'Diagnostic and screening ultrasound, level 3',
        '$241 in offices, $650 in outpatient departments, which do 25.2%: 0.748 × 241 + 0.252 × 650 = $344.',
      ),
    ],
  },
  {
    id: 'ct',
    name: { en: 'CT scan', es: 'Tomografía computarizada' },
    aliases: ['ct', 'cat scan'],
    allowedAmount: 866,
    priceYear: 2016,
    citations: [
      cite(
        quotedImaging,
        'Results',
        'CT of the abdomen, as told to callers: $1,146 in hospitals, $586 in imaging centers; the middle is $866.',
      ),
    ],
  },
  {
    id: 'mri',
    name: { en: 'MRI scan', es: 'Resonancia magnética' },
    aliases: [
      'mri',
      'advanced imaging',
      'complex imaging',
      'high-tech imaging',
      'imaging (ct/pet scans, mris)',
    ],
    allowedAmount: 1120,
    priceYear: 2014,
    citations: [
      cite(
        kffImaging,
        'Average price of an MRI, 2014',
        '$1,119, from the International Federation of Health Plans.',
      ),
      cite(
        shoppableScans,
        'What this study found',
        'MRI of a leg, paid by private insurance: $1,474 in hospitals, $643 elsewhere (published in 2018).',
      ),
    ],
  },
  {
    id: 'mammogram',
    name: { en: 'Mammogram', es: 'Mamografía' },
    aliases: ['mammography', 'breast cancer screening'],
    allowedAmount: 252,
    priceYear: 2022,
    citations: [
      cite(blueHealthIntelligence, allowedCosts, '$287 in hospitals, $217 in offices; the middle is $252.'),
    ],
  },
  {
    id: 'stress-test',
    name: { en: 'Heart stress test', es: 'Prueba de esfuerzo cardíaco' },
    aliases: ['stress test', 'stress echocardiogram', 'cardiac stress test'],
    allowedAmount: 1390,
    priceYear: 2015,
    citations: [cite(hcciChartbook, 'Heart stress test with ultrasound', 'National average: $1,389.')],
  },
  {
    id: 'colonoscopy',
    name: { en: 'Colonoscopy', es: 'Colonoscopia' },
    aliases: ['diagnostic colonoscopy', 'screening colonoscopy'],
    allowedAmount: 1340,
    priceYear: 2022,
    citations: [
      cite(
        blueHealthIntelligence,
        allowedCosts,
        'Diagnostic colonoscopy: $1,646 in hospitals, $1,040 in surgery centers; the middle is $1,343.',
      ),
    ],
  },
]
