import { expect, it } from 'vitest'
import { catalogServices } from '../../../../src/catalog/catalog.ts'
import { servicesUsed } from '../../../../src/check/catalogEntries.ts'
import { defaultScenarios, defaultServices } from '../../../../src/check/newClient/questions.ts'
import { findRest } from '../../../../src/workbench/transfer/benefits/labelParts.ts'
import { createBenefitMatcher } from '../../../../src/workbench/transfer/benefits/matchBenefit.ts'

const present = new Set<string>([...defaultServices, ...servicesUsed(defaultScenarios)])

/** The services of a new client, and those that it can add. The field of each one is its ID. */
const services = catalogServices.map(({ id, name }) => ({
  field: id,
  name: name.en,
  isMissing: !present.has(id),
}))

/** The fields, by the words of brochures with a bar between them. A heading is before “>”. */
const certain: Record<string, string> = {
  'deductible individual, deductible family': `Annual deductible | Calendar Year Deductible (CYD) | Deductible (per person / per family) | Yearly deductible
    In-network deductible | Individual / Family Deductible | What is the overall deductible? | Plan-year deductible
    Deductible (EE / EE+) | CYD | Deductible amount | Deductible | Calendar-year deductible (individual/family)
    Plan year deductible (single / family) | Deductible (embedded) | Deductible (you / family)
    Deductible > You only / family | Deductible: employee / your family | Deductible (one person / you + family)
    Deductible (family / employee) | Deductible > Family or you`,
  'deductible individual': `Deductible – Individual | Single deductible | Deductible > Employee only | Deductible – self only
    Individual deductible | Deductible > Individual | Deductible > You only | Annual deductible > Per person
    Deductible – single`,
  'deductible family': `Deductible – Family | Family deductible | Deductible > Employee + family | Deductible > Family
    Deductible > You + family`,
  'deductible kind': `Deductible type | Deductible > Embedded / non-embedded | Deductible > Embedded or aggregate`,
  'outOfPocketMaximum individual, outOfPocketMaximum family': `Out-of-pocket max | OOPM | Annual OOP Max (Ind/Fam) | Maximum out-of-pocket | MOOP | Most you pay in a year
    Out-of-pocket maximum (includes deductible) | Out of pocket limit
    What is the out-of-pocket limit for this plan? | Out-of-Pocket Maximum (medical & Rx)
    Yearly out-of-pocket maximum | The most you'll pay in a year | Out-of-pocket maximum | OOP max (ind/fam)
    Medical and Rx out-of-pocket maximum (combined) | Most you pay in a year (self / family)`,
  'outOfPocketMaximum individual': `Out-of-pocket maximum – Individual | Out-of-pocket max > Single | Out-of-pocket limit > Individual`,
  'outOfPocketMaximum family': `Out-of-pocket max – Family | Annual out-of-pocket maximum > Family`,
  'drugDeductible, familyDrugDeductible': `Prescription deductible | Rx deductible | Prescription drug deductible (ind/fam) | Prescription drug deductible
    Pharmacy deductible`,
  drugDeductible: `Drug deductible (individual)`,
  'drugMaximum individual, drugMaximum family': `Pharmacy out-of-pocket maximum | Rx OOP max | Rx out-of-pocket maximum`,
  usual: `Coinsurance | Plan coinsurance | Your coinsurance | Member coinsurance | Plan pays
    Coinsurance after deductible | All other services | Most other services | You pay after deductible
    Coinsurance (member pays) | Coinsurance (plan pays) | All other covered services | You pay`,
  'account EE, account others': `Employer HSA contribution | Company HSA contribution (EE / EE+) | HSA employer seed | Employer HSA funding
    Annual employer HSA contribution (individual / family) | Company contribution to your HSA
    HRA employer contribution | HSA employer contribution | Employer HSA funding (individual / family)
    Company contribution to HSA | HRA funding | PSCU gives you for the HSA (you / family) | HSA: Acme puts in
    We add to your HRA (employee / family) | The company pays into your HSA
    Employer HSA contribution: employee only / all other tiers`,
  'account EE': `HSA employer contribution – Individual | Employer HSA contribution > Employee only
    Company HSA contribution > Individual`,
  'account others': `HSA employer contribution – Family | Company HSA contribution > Family`,
  'payroll ES': `Employee contributions (bi-weekly) > Employee + Spouse | Your cost per paycheck > EE + SP
    Employee contributions per paycheck > Employee + Spouse | Your cost per paycheck > EE + Spouse`,
  'payroll EF': `Monthly premium > Family | Payroll contributions > Family | Full-time employee contributions, Family`,
  preventive: `Preventive care | Preventive care/screening/immunization | Checkups and screenings | Preventive exam
    Annual checkup | Well-child care | Routine physical | Wellness visits | Preventive services | Well woman exam
    Adult preventive care | Routine preventive care | Preventive care & immunizations | Annual physical exam
    Wellness & preventive care | Check-ups | Preventive visits and screenings | Well visits | Preventive screenings
    Routine checkups | Annual exam | Wellness exam | Annual physical | Well-child visits`,
  primary: `Primary care visit to treat an injury or illness | PCP visit | Primary care | Family doctor | Your doctor (PCP)
    Doctor's office visit | Regular doctor | Primary care office visit | Office visit – PCP
    Physician office visit (primary care) | Primary care doctor | PCP office visit copay
    Doctor visits > Primary care | Office visits > PCP | Doctor visit | Seeing your doctor | Primary care provider
    Visit to your primary doctor | Office visit copay | Primary care visit | PCP | PCP office visit
    Primary care physician (PCP) | Office visit – primary care | Primary doctor`,
  specialist: `Specialist visit | Specialist | Specialists (no referral) | Specialist doctor | Specialist office visit copay
    Office visit – specialist | Specialty physician | Office visits > Specialist | Specialist care
    Seeing a specialist | SCP visit | Specialty care physician | Specialty doctor | Office visits > Specialty
    Office visit, specialist | Specialist office visit | Specialty care visit | Specialist (after deductible)`,
  'primary, specialist': `PCP / Specialist | Office visits (PCP/Specialist) | Primary care and specialist visits
    Physician visit – primary / specialist | Doctor / specialist visit | Primary care / Specialist | PCP/Specialist
    Office visit (PCP / specialist)`,
  telehealth: `Doctor on your phone | Video doctor | See a doctor online | Virtual visit | Telehealth | Telemedicine | Teladoc
    Virtual care (24/7) | MDLIVE | Virtual doctor visit | Online doctor visit | Phone or video visit
    Telehealth visits | Virtual primary care visit | Telemedicine (general medical) | E-visit | 24/7 virtual care
    Doctor on Demand | Video visit with a doctor | LiveHealth Online | Virtual care`,
  'retail-clinic': `Walk-in clinic | Retail clinic | Retail health clinic | Convenience care clinic | MinuteClinic
    Walk-in/retail clinic | Convenience clinic visit | Retail walk-in clinic`,
  urgent: `Urgent care | Urgent care center | Urgent care clinic visit | Urgent care facility | Urgent care copay
    Urgent Care (in-network) | Going to urgent care`,
  emergency: `Emergency room | ER visit | Emergency room care | Emergency room (waived if admitted) | Hospital emergency room
    Emergency room (deductible applies) | Emergency room (deductible waived)
    Emergency room (not subject to the deductible)
    Going to the ER | Emergency visit | Emergency department | ER copay | ED visit | Emergency services
    Emergency care | Emergency room facility | The emergency room | Emergency room copay (waived if admitted)
    ER (waived if admitted) | Emergency services > Emergency room`,
  psychotherapy: `Therapy or counseling | Counseling | Talk therapy | Mental health visit | Outpatient mental health
    Behavioral health – outpatient | Mental health / substance use (outpatient)
    Outpatient mental health/substance abuse | Therapist visit | Mental health office visit
    Behavioral health office visit | Mental health counseling | Outpatient behavioral health
    Counseling or therapy visit | Mental/behavioral health outpatient services | Mental health > Office visit
    Mental health > Outpatient | Mental health | Behavioral health
    If you need mental health, behavioral health, or substance abuse services > Outpatient services`,
  psychiatry: `Psychiatrist | Psychiatrist visit | Psychiatry`,
  gynecology: `OB/GYN | OB/GYN visit`,
  'eye-exam': `Eye doctor`,
  'physical-therapy': `Physical therapy | PT/OT/ST | Physical/occupational/speech therapy | Physical therapy (60 visits)
    Rehabilitation services | Outpatient rehabilitation | Physical, occupational & speech therapy | PT
    Rehab (PT/OT/ST) | Physical therapist | Rehabilitation therapy | Outpatient rehab
    Physical and occupational therapy | Physical therapy visits | Therapy (physical, occupational, speech)
    Rehab therapy | Physical therapy (30 visits per year) | Outpatient physical therapy | Rehabilitation visit`,
  chiropractic: `Chiropractor | Chiropractic care | Chiropractic (20 visits) | Spinal manipulation | Chiro visits
    Chiropractic services | Chiropractic care (max 30 visits per year) | Spinal manipulations | Chiropractor visit`,
  lab: `Lab | Labs | Lab work | Blood tests | Laboratory services | Lab tests | Blood work | Diagnostic lab
    Outpatient lab | Independent lab | Laboratory | Lab tests (blood work)`,
  xray: `X-ray | X-rays | Diagnostic x-ray | X-ray services`,
  'lab, xray': `Lab tests and X-rays | Lab & X-ray | Labs/X-ray | Lab work and x-rays | Diagnostic lab and x-ray
    Outpatient lab & x-ray | Diagnostic lab/x-ray | Lab and x-ray | Lab / X-ray`,
  'xray, lab': `X-ray and lab | Diagnostic test (x-ray, blood work) | X-rays & blood work | Diagnostic x-ray & lab`,
  mri: `MRI | Advanced imaging | High-tech imaging | Complex imaging
    Advanced radiology imaging | High-tech radiology | Complex radiology`,
  ct: `CT scan | CAT scan`,
  'mri, ct': `MRI, CT | MRI/CT scan | MRI and CT scans | Big scans (MRI, CT) | Imaging (MRI, CT)`,
  'ct, mri': `CT scan, MRI | CT/MRI | CT and MRI scans`,
  mammogram: `Mammogram | Mammography | Mammograms`,
  colonoscopy: `Colonoscopy | Screening colonoscopy`,
  ultrasound: `Ultrasound`,
  surgery: `Outpatient surgery | Same-day surgery | Outpatient surgery facility | Ambulatory surgery
    Facility fee (e.g., ambulatory surgery center)
    If you have outpatient surgery > Facility fee (e.g., ambulatory surgery center) | Surgery center
    Outpatient surgery – hospital | Outpatient surgical facility | Ambulatory surgical center
    Surgery without a hospital stay | Day surgery | Outpatient surgery (facility/physician)
    Outpatient surgery at a surgery center | Ambulatory surgery center | Outpatient surgery (facility)`,
  outpatient: `Outpatient hospital visit | Outpatient hospital | Outpatient hospital services`,
  hospital: `Inpatient hospital | Hospital stay | Hospital stay, per day | Hospital admission | Hospitalization
    Inpatient care | Inpatient hospital services | Inpatient facility | Staying in the hospital
    Overnight hospital stay | Facility fee (e.g., hospital room)
    If you have a hospital stay > Facility fee (e.g., hospital room) | Inpatient hospitalization
    Inpatient hospital care | Inpatient stay | Hospital (inpatient) | Inpatient hospital (per admission)
    Hospital inpatient | Inpatient admission | Hospital services | Inpatient services | Hospital > Inpatient`,
  maternity: `Having a baby | Maternity | Delivery of a baby | Giving birth | Maternity care
    Childbirth/delivery facility services | Childbirth | Maternity delivery | Labor and delivery
    Maternity – delivery | Pregnancy and childbirth | Childbirth/delivery professional services | Pregnancy
    Maternity services | Maternity (prenatal, delivery, postnatal) | Childbirth/delivery`,
  ambulance: `Ambulance | Ambulance services | Emergency medical transportation | Ground ambulance | Ambulance (ground or air)
    Ambulance ride | Emergency ambulance | Emergency transport`,
  generic: `Generic | Generics | Generic drugs | Rx generic | Rx – Generic | Generic medicine | Tier 1 | Tier 1 drugs
    Tier 1 (generic) | Tier 1: Generic | Preferred generic | Prescription drugs > Tier 1 | Retail 30-day > Generic
    Retail 30-day > Tier 1 | Generic prescriptions | Level 1 drugs | Generic (30-day supply) | Generic medications
    Prescription drugs (retail 30-day supply) > Generic | Tier 1 – preferred generic | Retail generic
    Generic Rx (retail) | Prescription drugs > Level 1 | Tier 1 generic | Tier 1 – Generic
    Prescription drugs, Retail (30 days) > Tier 1 | Retail (30-day supply) > Generic`,
  brand: `Preferred brand | Brand | Brand-name drug | Brand drugs | Brand on the list | Formulary brand | Tier 2
    Tier 2 (preferred brand) | Brand name (preferred) | Preferred brand-name drugs | Brand (preferred)
    Prescription drugs > Preferred | Rx preferred brand | Tier 2 – brand formulary | Preferred brand drugs (30 days)
    Tier 2 drugs | Prescription drugs > Brand on the drug list | Prescription drugs > Formulary | Level 2 drugs
    Brand-name medicine | Brand medications | Preferred brand Rx | Retail > Brand | Tier 2 preferred brand
    Brand (formulary)`,
  'non-preferred-brand': `Non-preferred brand | Brand not on the list | Non-formulary brand | Tier 3 | Tier 3 (non-preferred brand)
    Brand name (non-preferred) | Non-preferred brand drugs | Prescription drugs > Non-preferred
    Tier 3 – non-preferred | Brand, non-preferred | Nonpreferred brand | Rx non-preferred brand | Level 3 drugs
    Tier 3 drugs | Prescription drugs > Brand not on the drug list | Prescription drugs > Non-formulary
    Non-preferred | Non-preferred medications | Brand name drugs - non-preferred | Tier 3 (non-preferred)
    Retail > Non-preferred brand drugs`,
  'specialty-drug': `Specialty drugs | Specialty prescription | Specialty Rx | Tier 4 specialty | Tier 4 – Specialty
    Prescription drugs > Specialty | Specialty medications | Rx > Specialty drugs | Retail 30-day > Specialty
    Specialty prescription drugs | Specialty medicine | Tier 4 | Drugs > Specialty`,
  'generic, brand': `Generic / Brand | Generic/brand drugs`,
  'generic, brand, non-preferred-brand': `Prescription drugs (generic / preferred brand / non-preferred brand) | Tier 1 / Tier 2 / Tier 3
    Generic / Preferred / Non-Preferred | Retail Rx (Tier 1/Tier 2/Tier 3) | Tier 1/2/3
    Generic/Formulary/Non-formulary | Generic / Brand / Non-preferred brand | Prescription drugs: Tier 1 / 2 / 3
    Generic / Preferred brand / Non-preferred`,
  'generic, brand, specialty-drug': `Generic / Brand / Specialty`,
  insulin: `Insulin`,
  'deductible person': `Deductible > Individual in a family | Deductible per person within a family`,
  'account needsOwnMoney': `Requires HSA/own money first | Employee’s own money required | Needs own funds`,
  'account ES': `HSA employer contribution > Employee + Spouse`,
  'payroll EE': `Employee contributions per paycheck > Employee only | Biweekly payroll contributions > EE`,
  'payroll EC': `Monthly premiums > Employee + Child(ren)`,
}

/** The first suggestion for words that can mean something else as well. */
const asked: Record<string, string> = {
  preventive: `Immunizations | Vaccines | Flu shots | Screenings | Routine exam`,
  primary: `Sick visit (PCP) | Sick visit`,
  psychotherapy: `Therapy | Therapy visit`,
  gynecology: `Prenatal visits | Maternity office visits | Prenatal and postnatal care | If you are pregnant > Office visits
    Prenatal care | Maternity > Office visits`,
  'eye-exam': `Eye exam | Vision exam | Routine eye exam | Vision screening`,
  'physical-therapy': `Outpatient therapy (PT, OT, ST) | Short-term rehab therapy`,
  xray: `Radiology`,
  'lab, xray': `Basic lab and imaging | Diagnostic test`,
  mri: `Imaging | Scans`,
  'mri, ct': `Imaging (CT/PET scans, MRIs) | Advanced imaging (MRI, CT, PET)`,
  surgery: `Surgery (outpatient) | Outpatient procedures | Surgery | Outpatient facility`,
  ambulance: `Emergency transportation`,
  infusion: `Infusion therapy | Chemotherapy | Infusions`,
  generic: `Value drugs`,
  'specialty-drug': `Tier 4 (specialty) | Specialty pharmacy drugs | Prescription drugs > Specialty pharmacy | Specialty`,
}

const withoutField = `Non-preferred generic | Preferred specialty | Mail order > Generic | Mail-order generic
  Mail order (90-day) > Tier 1 | 90-day supply > Generic | Generic (mail order) | Generic, 90-day
  Home delivery generic | Mail order Rx (90-day supply) | Retail 90 | Mail order | Rx mail order
  Mail order > Preferred brand | Mail service pharmacy > Tier 2 | Generic (90-day retail)
  Maintenance drugs (90 days) | Brand – mail order | Mail order > Specialty | Mail order > Brand not on the list
  By mail, 3 months > Generic | Lifetime maximum | Lifetime benefit maximum | Annual benefit maximum | Network
  Network name | Out-of-network coverage | Referral required | PCP required | Primary care physician required?
  Carrier | Plan type | Pre-existing conditions | Dependent age limit | Dependent coverage to age 26
  Precertification | HSA eligible | HSA eligible? | HSA compatible | 2027 IRS HSA limit
  Maximum HSA contribution (IRS) | HSA contribution limit | Employee HSA contribution
  What is not included in the out-of-pocket limit? | Do you need a referral to see a specialist?
  Will you pay less if you use a network provider? | Are there services covered before you meet your deductible?
  Are there other deductibles for specific services? | Physician/surgeon fees
  If you have outpatient surgery > Physician/surgeon fees | If you have a hospital stay > Physician/surgeon fees
  Surgeon | Anesthesia | Inpatient surgery | Inpatient mental health | Mental health > Inpatient
  Residential treatment | Inpatient physician visit | Hospital physician visits | Substance use > Inpatient
  If you need mental health services > Inpatient services | Inpatient rehabilitation | Home health care
  Skilled nursing care | Skilled nursing facility | Durable medical equipment | Hospice services | Hospice
  Habilitation services | Children's eye exam | Children's glasses | Children's dental check-up | Dental checkups
  Hearing exam | Hearing aids | Nurse line | Employee assistance program | EAP counseling | Acupuncture
  Allergy shots | Allergy testing | Allergy injections | Dialysis | Radiation therapy | Cardiac rehab
  Speech therapy | Occupational therapy | Air ambulance | Newborn care | Infertility | Bariatric surgery
  Diabetes supplies | TMJ | Glasses | Contact lenses | Nutrition counseling | Genetic testing | Vision hardware
  Private duty nursing | Gym discount | Health coaching | Weight-loss drugs | Sleep study | Tier 5 | Tier 5 drugs
  Oral surgery | Emergency dental | Travel benefit | Second opinion | Autism therapy (ABA) | Transplants | Wigs
  Foot care | Prosthetics | Abortion | Contraceptives | Smoking cessation drugs | Preventive drugs
  Preventive medications | Over-the-counter drugs | Office visit – allergist | In-office surgery
  Diagnostic colonoscopy (hospital) / office | Mail order (90 days) > Generic | Mail order generic
  Prescription drugs | Infertility treatment | Prescription drugs > Out-of-pocket maximum
  Employer contributions > Total premium | Employee only | Dental > Deductible | Employee contributions
  You contribute to the HSA | The HSA plan pays for hearing aids`

const listCases = (texts: string) => texts.split(/[|\n]/).map((text) => text.trim())

const matchBenefit = createBenefitMatcher(services)

function match(text: string) {
  const [words = '', context = ''] = text.split(' > ').toReversed()
  return matchBenefit(words, context)
}

const listAll = (table: Record<string, string>, isCertain: boolean) =>
  Object.entries(table).flatMap(([fields, texts]) =>
    listCases(texts).map((text) => [text, fields, isCertain] as const),
  )

it.each([...listAll(certain, true), ...listAll(asked, false)])(
  'The words “%s” mean %s. Certain: %s',
  (text, fields, isCertain) => {
    expect([match(text)?.fields.join(', '), match(text)?.isCertain]).toEqual([fields, isCertain])
  },
)

it.each(listCases(withoutField))('A person decides what “%s” means', (text) => {
  expect(match(text)?.isCertain ?? false).toBe(false)
})

it.each([
  ['MRI, CT, PET scan', '', ['mri', 'ct', 'new PET scan']],
  ['Generic / Biosimilar', 'Pharmacy', ['generic', 'new Biosimilar drug']],
  ['Lab and pathology and biopsy', '', undefined],
])(
  'Offers new services for the parts of “%s” that have none, unless most have none',
  (words, context, fields) => {
    const matched = matchBenefit(words, context)
    expect(matched && [matched.fields, matched.isCertain]).toEqual(fields && [fields, false])
  },
)

it('All words of the rows above are read, apart from those that mean something else as well', () => {
  const texts = [...listAll(certain, true), ...listAll(asked, false)].map(([text]) => text)
  const unread = texts.flatMap((text) => {
    const { fields, parts } = match(text)!
    const rest = findRest({ fields, parts }, fields)
    return rest === '' ? [] : [`${text}: ${rest}`]
  })
  expect(unread).toEqual([
    'Specialists (no referral): no referral',
    'PT/OT/ST: OT, ST',
    'Physical/occupational/speech therapy: occupational, speech therapy',
    'Physical, occupational & speech therapy: occupational, speech therapy',
    'Rehab (PT/OT/ST): OT, ST',
    'Physical and occupational therapy: occupational therapy',
    'Therapy (physical, occupational, speech): occupational, speech',
    'Maternity (prenatal, delivery, postnatal): prenatal, postnatal',
    'Ambulance (ground or air): air',
    'Prenatal and postnatal care: postnatal care',
    'Outpatient therapy (PT, OT, ST): OT, ST',
    'Basic lab and imaging: imaging',
    'Imaging (CT/PET scans, MRIs): PET scans',
    'Advanced imaging (MRI, CT, PET): PET',
  ])
})

it('A row adds the service of the client that another part of it names', () => {
  const own = { field: 'ot', name: 'Occupational therapy' }
  const known = [...services.filter(({ field }) => field === 'physical-therapy'), own]
  const { fields, isCertain, parts } = createBenefitMatcher(known)('Physical & occupational therapy', '')!
  expect([fields, isCertain]).toEqual([['physical-therapy', 'ot'], false])
  expect(findRest({ fields, parts }, fields)).toBe('')
  expect(findRest({ fields, parts }, ['ot'])).toBe('Physical')
})
