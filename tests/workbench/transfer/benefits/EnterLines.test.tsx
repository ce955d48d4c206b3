import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { splitLine } from '../../../../src/workbench/transfer/benefits/splitLine.ts'
import { withTypicalPayments } from './brochures.ts'
import { click, openForm } from '../../form/openForm.tsx'

it.each([
  ['Specialist visit  $40 copay after deductible', 'Specialist visit', '$40 copay after deductible'],
  ['Specialist visit $40 copay after deductible', 'Specialist visit', '$40 copay after deductible'],
  ['Out-of-network deductible $5,000', 'Out-of-network deductible', '$5,000'],
  [
    'Deductible (individual / family): $1,500 / $3,000',
    'Deductible (individual / family)',
    '$1,500 / $3,000',
  ],
  ['Individual deductible 1500', 'Individual deductible', '1500'],
  ['Preventive care covered in full', 'Preventive care', 'covered in full'],
  ['Primary care 3 visits free, then $20', 'Primary care', '3 visits free, then $20'],
  ['Generic drugs (30 days) $10', 'Generic drugs (30 days)', '$10'],
  ['Tier 1 drugs $10', 'Tier 1 drugs', '$10'],
  ['MRI deductible, then 20%', 'MRI', 'deductible, then 20%'],
  ['Lab tests – plan pays 80%', 'Lab tests', 'plan pays 80%'],
  ['Prescription drugs', 'Prescription drugs', ''],
])('Divides “%s” into “%s” and “%s”', (line, words, value) => {
  expect(splitLine(line)).toEqual([words, value])
})

it('Lines of a brochure are written for one plan, and the others are kept or listed', () => {
  const form = openForm({ client: 'fernhill', section: 'services', texts: { ...withTypicalPayments() } })
  click(screen.getAllByRole('button', { name: 'Enter a line…' })[0]!)
  const dialog = within(screen.getByRole('dialog'))
  const lines = dialog.getByRole('textbox', { name: 'Lines' })
  fireEvent.change(lines, {
    target: {
      value: 'Specialist visit 15% after deductible\nHearing aids: up to $1,000 every 3 years',
    },
  })
  expect(dialog.getByRole('status')).toHaveTextContent('2 cells: 1 imported, 1 question, 0 skipped.')
  expect(dialog.getByRole('status')).not.toHaveTextContent('All other services')
  click(dialog.getByRole('button', { name: 'Write' }))
  expect(dialog.getByRole('status')).toHaveTextContent(
    'Written for Core Plan: Specialist visit: deductible, then 15%. 1 cell: 0 imported, 1 question, 0 skipped.',
  )
  expect(form.text('plans.json')).toMatch(/"coinsurance": ?15/)
  expect(lines).toHaveValue('Hearing aids: up to $1,000 every 3 years')
  click(dialog.getByRole('button', { name: 'Add the line to “Not in the calculator”' }))
  expect(lines).toHaveValue('')
  expect(dialog.getByRole('status')).toHaveTextContent('Added to “Not in the calculator”.')
  expect(form.value('instance.json')).toMatchObject({
    notInCalculator: [{ text: 'Core Plan: Hearing aids: up to $1,000 every 3 years' }],
  })
})
