import { expect, it } from 'vitest'
import { readNotes, createNameFinder } from '../../../src/workbench/transfer/similarity.ts'

const services = [
  'Preventive visit',
  'Primary care visit',
  'Specialist visit',
  'Telehealth visit',
  'Urgent care visit',
  'Emergency room visit',
  'Generic prescription (30 days)',
  'Brand prescription (30 days)',
  'Lab test',
  'X-ray',
  'MRI scan',
  'Physical therapy visit',
  'Outpatient surgery',
  'Day in hospital',
  'Having a baby',
]

it.each([
  ['Preventive', 'Preventive visit'],
  ['Preventive care', 'Preventive visit'],
  ['Annual physical', 'Preventive visit'],
  ["Doctor's visit", 'Primary care visit'],
  ['Doctor’s office visit', 'Primary care visit'],
  ['Primary care', 'Primary care visit'],
  ['Primary Care Physician (PCP)', 'Primary care visit'],
  ['PCP', 'Primary care visit'],
  ['Office visit', 'Primary care visit'],
  ['Specialist', 'Specialist visit'],
  ['Specialists', 'Specialist visit'],
  ['Specialist office visit', 'Specialist visit'],
  ['Virtual care', 'Telehealth visit'],
  ['Urgent care', 'Urgent care visit'],
  ['Emergency room', 'Emergency room visit'],
  ['Emergency room (copay waived if admitted)', 'Emergency room visit'],
  ['ER', 'Emergency room visit'],
  ['Generic drug', 'Generic prescription (30 days)'],
  ['Generic drugs (30 days)', 'Generic prescription (30 days)'],
  ['Brand drugs (30 days)', 'Brand prescription (30 days)'],
  ['Lab tests', 'Lab test'],
  ['Lab work', 'Lab test'],
  ['MRI', 'MRI scan'],
  ['MRI / imaging', 'MRI scan'],
  ['Imaging (CT/PET scans, MRIs)', 'MRI scan'],
  ['Physical therapy', 'Physical therapy visit'],
  ['Outpatient surgery', 'Outpatient surgery'],
  ['Hospital, per day', 'Day in hospital'],
  ['Hospital stay', 'Day in hospital'],
  ['Inpatient hospital', 'Day in hospital'],
  ['Maternity', 'Having a baby'],
])('Finds the service that “%s” means', (text, service) => {
  expect(createNameFinder(services)(text)).toBe(service)
})

it.each([
  'Generic drugs (90 days)',
  'Mail-order generic drugs',
  'Non-preferred brand drugs',
  'Specialty drugs',
  'Diagnostic test (x-ray, blood work)',
  'Outpatient hospital',
  'Chiropractor (90 a visit)',
  'Ambulance',
  '—',
  '25',
  '',
])('Does not guess the service of “%s”', (text) => {
  expect(createNameFinder(services)(text)).toBeUndefined()
})

it.each([
  ['Summit Saver HDHP', 'Summit Saver HDHP (with HSA)'],
  ['Summit Choice', 'Summit Choice PPO'],
  ['Summit Basic PPO Plan', 'Summit Basic PPO'],
  ['Summit', undefined],
])('Finds the plan that “%s” means', (text, plan) => {
  const find = createNameFinder(['Summit Choice PPO', 'Summit Basic PPO', 'Summit Saver HDHP (with HSA)'])
  expect(find(text)).toBe(plan)
})

it.each([
  ['under $50,000', 'Under 50,000'],
  ['Less than $50K', 'Under 50,000'],
  ['$50,000 – $89,999', '50,000 to 89,999'],
  ['$90,000 and over', '90,000 and over'],
  ['$90,000+', '90,000 and over'],
  ['over $50,000', undefined],
  ['under $60,000', undefined],
])('Finds the salary band that “%s” means', (text, band) => {
  expect(createNameFinder(['Under 50,000', '50,000 to 89,999', '90,000 and over'])(text)).toBe(band)
})

it('Reads the notes in parentheses', () => {
  expect(readNotes('Emergency room (copay waived if admitted) (2)')).toEqual([
    'copay waived if admitted',
    '2',
  ])
})
