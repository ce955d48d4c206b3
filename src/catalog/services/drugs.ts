import type { CatalogService } from '../Catalog.ts'
import { cboPrices, cite, insulinPrices, mepsDrugs } from '../sources.ts'

const perPurchase = 'Total expenditures and total purchases by prescribed drug, 2022'

/** Prescriptions. A purchase in MEPS is one fill, of 30 to 90 days. */
export const drugs: readonly CatalogService[] = [
  {
    id: 'generic',
    name: { en: 'Generic prescription (30 days)', es: 'Receta genérica (30 días)' },
    aliases: ['generic', 'generic drug', 'generic drugs', 'tier 1', 'tier 1 drug', 'generic rx'],
    allowedAmount: 16,
    priceYear: 2022,
    isDrug: true,
    citations: [
      cite(
        mepsDrugs,
        perPurchase,
        'Atorvastatin, levothyroxine, lisinopril, amlodipine, metoprolol, losartan, and omeprazole: $8,497 million / 516.2 million purchases = $16.46, for fills of 30 to 90 days.',
      ),
    ],
  },
  {
    id: 'brand',
    name: { en: 'Brand prescription (30 days)', es: 'Receta de marca (30 días)' },
    aliases: [
      'brand',
      'brand drug',
      'brand-name drug',
      'preferred brand',
      'preferred brand drug',
      'preferred brand drugs',
      'tier 2',
      'tier 2 drug',
      'brand rx',
    ],
    allowedAmount: 343,
    priceYear: 2017,
    isDrug: true,
    citations: [
      cite(
        cboPrices,
        'Summary',
        'Top-selling brand-name drugs in Medicare Part D, after rebates, per 30 days: $343.',
      ),
      cite(
        mepsDrugs,
        perPurchase,
        'Lisdexamfetamine, a brand in 2022: $3,540 million / 9.79 million purchases = $362.',
      ),
    ],
  },
  {
    id: 'specialty-drug',
    name: { en: 'Specialty drug (30 days)', es: 'Medicamento especializado (30 días)' },
    aliases: ['specialty drug', 'specialty drugs', 'specialty rx'],
    allowedAmount: 4300,
    priceYear: 2017,
    isDrug: true,
    citations: [
      cite(cboPrices, 'Summary', 'Specialty drugs in Medicare Part D, after rebates, per 30 days: $4,293.'),
    ],
  },
  {
    id: 'insulin',
    name: { en: 'Insulin (box of pens)', es: 'Insulina (caja de plumas)' },
    aliases: ['insulin', 'insulin pens'],
    allowedAmount: 96,
    priceYear: 2024,
    isDrug: true,
    citations: [
      cite(
        insulinPrices,
        'List prices from January 2024',
        'Lantus: $96 for prefilled pens, before $438.07. MEPS still has the older prices.',
      ),
    ],
  },
  {
    id: 'glp1',
    name: { en: 'GLP-1 drug', es: 'Medicamento GLP-1' },
    aliases: ['glp-1', 'ozempic', 'wegovy', 'semaglutide'],
    allowedAmount: 1390,
    priceYear: 2022,
    isDrug: true,
    citations: [
      cite(mepsDrugs, perPurchase, 'Semaglutide: $18,830 million / 13.52 million purchases = $1,393.'),
    ],
  },
  {
    id: 'rescue-inhaler',
    name: { en: 'Rescue inhaler', es: 'Inhalador de rescate' },
    aliases: ['albuterol', 'albuterol inhaler'],
    allowedAmount: 48,
    priceYear: 2022,
    isDrug: true,
    citations: [
      cite(mepsDrugs, perPurchase, 'Albuterol: $2,818 million / 59.08 million purchases = $47.70.'),
    ],
  },
  {
    id: 'controller-inhaler',
    name: { en: 'Controller inhaler', es: 'Inhalador de control' },
    aliases: ['steroid inhaler', 'advair', 'symbicort', 'maintenance inhaler'],
    allowedAmount: 438,
    priceYear: 2022,
    isDrug: true,
    citations: [
      cite(
        mepsDrugs,
        perPurchase,
        'Budesonide-formoterol and fluticasone-salmeterol: $8,674 million / 19.80 million purchases = $438.',
      ),
    ],
  },
  {
    id: 'adhd-drug',
    name: { en: 'ADHD drug (30 days)', es: 'Medicamento para TDAH (30 días)' },
    aliases: ['adhd drug', 'adhd medication', 'stimulant', 'methylphenidate'],
    allowedAmount: 157,
    priceYear: 2022,
    isDrug: true,
    citations: [
      cite(
        mepsDrugs,
        perPurchase,
        'Methylphenidate, amphetamine, and lisdexamfetamine: $9,784 million / 62.19 million purchases = $157.',
      ),
    ],
  },
  {
    id: 'blood-thinner',
    name: { en: 'Blood thinner (brand)', es: 'Anticoagulante (de marca)' },
    aliases: ['apixaban', 'eliquis'],
    allowedAmount: 862,
    priceYear: 2022,
    isDrug: true,
    citations: [
      cite(
        mepsDrugs,
        perPurchase,
        'Apixaban: $16,748 million / 19.43 million purchases = $862, of 30 to 90 days.',
      ),
    ],
  },
  {
    id: 'triptan',
    name: { en: 'Migraine tablets', es: 'Tabletas para la migraña' },
    aliases: ['sumatriptan', 'triptan'],
    allowedAmount: 52,
    priceYear: 2022,
    isDrug: true,
    citations: [cite(mepsDrugs, perPurchase, 'Sumatriptan: $360 million / 6.90 million purchases = $52.')],
  },
  {
    id: 'antibiotic',
    name: { en: 'Antibiotic', es: 'Antibiótico' },
    aliases: ['antibiotics', 'amoxicillin'],
    allowedAmount: 10,
    priceYear: 2022,
    isDrug: true,
    citations: [
      cite(
        mepsDrugs,
        perPurchase,
        'Amoxicillin: $195 million / 20.47 million purchases = $9.53, rounded to $10.',
      ),
    ],
  },
]
