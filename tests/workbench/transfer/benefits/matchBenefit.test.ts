import { expect, it } from 'vitest'
import { createBenefitMatcher } from '../../../../src/workbench/transfer/benefits/matchBenefit.ts'

const services = Object.entries({
  preventive: 'Preventive visit',
  primary: 'Primary care visit',
  specialist: 'Specialist visit',
  telehealth: 'Telehealth visit',
  urgent: 'Urgent care visit',
  emergency: 'Emergency room visit',
  psychotherapy: 'Therapy session',
  pt: 'Physical therapy visit',
  lab: 'Lab test',
  xray: 'X-ray',
  mri: 'MRI scan',
  surgery: 'Outpatient surgery',
  hospital: 'Day in hospital',
  maternity: 'Having a baby',
  ambulance: 'Ambulance',
  generic: 'Generic prescription (30 days)',
  brand: 'Brand prescription (30 days)',
  nonpreferred: 'Non-preferred brand prescription (30 days)',
  specialty: 'Specialty drug (30 days)',
}).map(([field, name]) => ({ field, name }))

/** The fields, by the words of brochures with a bar between them. A heading is before a colon. */
const certain: Record<string, string> = {
  'deductible individual, deductible family': `Deductible | Annual deductible | Calendar-year deductible (individual/family)
    Plan year deductible (single / family) | Deductible (embedded) | Deductible (you / family)
    Deductible > You only / family | Deductible: employee / your family | Deductible (one person / you + family) | Deductible (family / employee) | Deductible > Family or you`,
  'deductible individual':
    'Individual deductible | Deductible > Individual | Deductible > You only | Annual deductible > Per person | Deductible – single',
  'deductible family': 'Family deductible | Deductible > Family | Deductible > You + family',
  'deductible person': 'Deductible > Individual in a family | Deductible per person within a family',
  'deductible kind': 'Deductible type | Deductible > Embedded or aggregate',
  'outOfPocketMaximum individual, outOfPocketMaximum family': `Out-of-pocket maximum | Out-of-Pocket Max | OOP max (ind/fam)
    Medical and Rx out-of-pocket maximum (combined) | Most you pay in a year (self / family)`,
  'outOfPocketMaximum individual': 'Out-of-pocket limit > Individual',
  'outOfPocketMaximum family': 'Annual out-of-pocket maximum > Family',
  'drugDeductible, familyDrugDeductible':
    'Prescription drug deductible | Rx deductible | Pharmacy deductible',
  'drugMaximum individual, drugMaximum family': 'Rx out-of-pocket maximum',
  'account EE, account others': `HSA employer contribution | Employer HSA funding (individual / family) | Company contribution to HSA
    HRA funding | PSCU gives you for the HSA (you / family) | HSA: Acme puts in | We add to your HRA (employee / family)
    The company pays into your HSA | Employer HSA contribution: employee only / all other tiers`,
  'account needsOwnMoney': 'Requires HSA/own money first | Employee’s own money required | Needs own funds',
  'account EE': 'Company HSA contribution > Individual | Employer HSA contribution > Employee only',
  'account others': 'Company HSA contribution > Family',
  'account ES': 'HSA employer contribution > Employee + Spouse',
  usual:
    'Coinsurance | Coinsurance (plan pays) | Plan coinsurance | Member coinsurance | All other covered services | You pay',
  'payroll EE': 'Employee contributions per paycheck > Employee only | Biweekly payroll contributions > EE',
  'payroll ES':
    'Employee contributions per paycheck > Employee + Spouse | Your cost per paycheck > EE + Spouse',
  'payroll EC': 'Monthly premiums > Employee + Child(ren)',
  'payroll EF': 'Payroll contributions > Family | Full-time employee contributions, Family',
  preventive:
    'Preventive care | Wellness exam | Annual physical | Preventive services | Preventive exam | Well-child visits',
  primary: `Primary care visit | PCP | PCP office visit | Primary care physician (PCP) | Office visit – primary care
    Primary care visit to treat an injury or illness | Primary doctor`,
  specialist:
    'Office visit, specialist | Specialist | Specialist office visit | Specialty care visit | Office visits > Specialist | Specialist (after deductible)',
  'primary, specialist':
    'Primary care / Specialist | PCP/Specialist | Office visit (PCP / specialist) | Primary care and specialist visits',
  telehealth: 'Virtual visit | Telemedicine | Virtual care',
  urgent: 'Urgent care | Urgent care center',
  emergency:
    'ER (waived if admitted) | Emergency room | Emergency room care | Emergency services > Emergency room',
  ambulance: 'Ambulance | Emergency medical transportation',
  lab: 'Lab work | Laboratory services | Diagnostic lab | Outpatient lab',
  xray: 'X-rays | Diagnostic x-ray',
  'lab, xray': 'Lab and x-ray | Lab / X-ray',
  'xray, lab': 'Diagnostic test (x-ray, blood work)',
  mri: 'Advanced imaging | Imaging (CT/PET scans, MRIs) | Advanced imaging (MRI, CT, PET) | MRI/CT/PET | Complex imaging | MRI, CT, PET scan | Imaging (CT, MRI)',
  hospital: 'Inpatient hospital | Hospital stay | Inpatient hospitalization | Hospital > Inpatient',
  surgery: 'Outpatient surgery | Ambulatory surgery center | Outpatient surgery (facility)',
  maternity: 'Maternity | Childbirth/delivery',
  pt: 'Physical therapy (30 visits per year) | Outpatient physical therapy | Rehabilitation visit',
  psychotherapy: 'Outpatient mental health | Mental health office visit',
  generic: `Generic | Generic drugs | Tier 1 | Tier 1 generic | Tier 1 – Generic | Tier 1 (generic)
    Prescription drugs, Retail (30 days) > Tier 1 | Retail (30-day supply) > Generic`,
  brand: 'Preferred brand | Tier 2 | Tier 2 preferred brand | Brand (formulary) | Brand',
  nonpreferred:
    'Non-preferred brand | Brand, non-preferred | Brand name drugs - non-preferred | Tier 3 | Tier 3 (non-preferred) | Retail > Non-preferred brand drugs',
  specialty: 'Specialty | Specialty drugs | Tier 4 specialty | Prescription drugs > Specialty',
  'generic, brand, nonpreferred': 'Generic / Preferred brand / Non-preferred | Tier 1 / Tier 2 / Tier 3',
}

const unclear = `Mail order (90 days) > Generic | Mail order generic | Lifetime maximum | Network | Chiropractic care
  Durable medical equipment | Vision exam | Skilled nursing facility | Acupuncture | Referral required | Prescription drugs
  Inpatient mental health | Infertility treatment | Prescription drugs > Out-of-pocket maximum | Hearing aids
  Employer contributions > Total premium | Employee only | Home health care
  Dental > Deductible | Employee contributions | You contribute to the HSA | The HSA plan pays for hearing aids`

const listCases = (texts: string) => texts.split(/[|\n]/).map((text) => text.trim())

const matchBenefit = createBenefitMatcher(services)

function match(text: string) {
  const [words = '', context = ''] = text.split(' > ').toReversed()
  return matchBenefit(words, context)
}

it.each(
  Object.entries(certain).flatMap(([fields, texts]) =>
    listCases(texts).map((text) => [text, fields] as const),
  ),
)('The words “%s” mean %s', (text, fields) => {
  expect([match(text)?.fields.join(', '), match(text)?.isCertain]).toEqual([fields, true])
})

it.each(listCases(unclear))('A person decides what “%s” means', (text) => {
  expect(match(text)?.isCertain ?? false).toBe(false)
})

it.each([
  ['MRI, CT, PET scan', '', ['mri', 'ct', 'new PET scan']],
  ['Generic / Biosimilar', 'Pharmacy', ['generic', 'new Biosimilar drug']],
  ['Lab and pathology and biopsy', '', undefined],
])(
  'Offers new services for the parts of “%s” that have none, unless most have none',
  (words, context, fields) => {
    const withCt = createBenefitMatcher([...services, { field: 'ct', name: 'CT scan' }])
    expect(withCt(words, context)).toEqual(fields && { fields, isCertain: false })
  },
)

it('Reads the parts after the colon of “Imaging: MRI, CT”', () => {
  const withCt = createBenefitMatcher([...services, { field: 'ct', name: 'CT scan' }])
  expect(withCt('Imaging: MRI, CT', '')).toEqual({ fields: ['mri', 'ct'], isCertain: true })
  expect(withCt('Imaging: MRI, PET scan', '')?.fields).toEqual(['mri', 'new PET scan'])
})
