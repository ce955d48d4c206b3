import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PlansDocument } from '../../../../src/contract/plans.ts'
import { click, openForm } from '../../form/openForm.tsx'
import { fernhill, withTypicalPayments } from './brochures.ts'

async function openDialog(section: string, text: string, client = 'fernhill', texts = {}) {
  const form = openForm({ client, section, texts })
  click(screen.getByRole('button', { name: 'Import a benefits table…' }))
  // Another test can have left a draft.
  const startOver = screen.queryByRole('button', { name: 'Start over' })
  if (startOver) click(startOver)
  fireEvent.paste(screen.getByLabelText(/paste them here/), { clipboardData: { getData: () => text } })
  await screen.findByRole('region', { name: 'Benefits' })
  return form
}

const dialog = () => within(screen.getByRole('dialog'))
const status = () => dialog().getByRole('status')
const pressImport = () => click(dialog().getByRole('button', { name: 'Import' }))

function choose(label: string | RegExp, option: string) {
  const select = dialog().getByRole('combobox', { name: label })
  const { value } = within(select).getByRole<HTMLOptionElement>('option', { name: option })
  fireEvent.change(select, { target: { value } })
}

describe('The dialog for a benefits table', () => {
  it('shows what each cell becomes, leads to open questions, and imports as one step for Undo', async () => {
    const form = await openDialog('plans', fernhill)
    const before = form.text('plans.json')
    expect(status()).toHaveTextContent('45 cells: 40 imported, 3 questions, 2 skipped.')
    expect(dialog().getByRole('cell', { name: '$750 / $1,500' })).toBeVisible()
    const [changed] = dialog().getAllByRole('cell', { name: /^deductible, then 20%/ })
    expect(changed).toHaveTextContent('deductible, then 20%20%')
    expect(dialog().getByText(/^“20%” → deductible, then 20%/)).toBeVisible()
    expect(screen.getAllByText('Skipped: the plan has no account.')).toHaveLength(2)
    const field = dialog().getByRole('combobox', { name: 'Field of Acupuncture care' })
    pressImport()
    expect(field).toHaveFocus()
    choose('Field of Acupuncture care', 'Skip the row')
    expect(status()).toHaveTextContent('45 cells: 40 imported, 0 questions, 5 skipped.')
    pressImport()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(form.model().notice).toMatchObject({
      tone: 'good',
      message: 'Imported. 45 cells: 40 imported, 0 questions, 5 skipped.',
    })
    const { plans } = form.value('plans.json') as PlansDocument
    expect(plans[1]).toMatchObject({
      deductible: { individual: 300, family: 600 },
      payment: { deductible: true, coinsurance: 10 },
      payroll: [{ yearly: { EE: 2000, ES: 4200, EC: 3600, EF: 6200 } }],
    })
    form.dispatch({ type: 'undone' })
    expect(form.text('plans.json')).toBe(before)
  })

  it('asks in the table about a plan, a field, a value, and the unit of payroll deductions', async () => {
    await openDialog(
      'services',
      'Benefit\tCore Plan\tGold PPO\nPlan pays\t80%\t90% after deductible\nAmbulance\t$100\t$90\nEmployee contributions\nEmployee only\t$10\t$20\n',
    )
    choose('Plan of the column Gold PPO', 'Add “Gold PPO” as a new plan')
    choose('Field of Ambulance', 'Add “Ambulance”')
    choose(
      /“plan pays 80%” does not say whether the deductible comes first/,
      'Import “plan pays 80%” as it is: no deductible comes first',
    )
    choose('Field of Employee only', 'Payroll deduction: employee only')
    expect(status()).toHaveTextContent(
      '6 cells: 4 imported, 2 questions, 0 skipped. Added: Gold PPO, Ambulance.',
    )
    choose('Payroll deductions in the table are', 'Per year')
    expect(status()).toHaveTextContent('6 cells: 6 imported, 0 questions, 0 skipped.')
  })

  it('offers both fields of a pair of amounts', async () => {
    const form = await openDialog('plans', 'Benefit\tConsumer Plan with HSA\nSavings boost\t$720 / $1,440')
    choose(
      'Field of Savings boost',
      'Company money: employee only / Company money: all tiers but employee only',
    )
    pressImport()
    const { plans } = form.value('plans.json') as PlansDocument
    expect(plans[2]).toMatchObject({ account: { companyMoney: { EE: 720, ES: 1440, EC: 1440, EF: 1440 } } })
  })

  it('lists the lines without values, with the place for some, and adds chosen ones to a list', async () => {
    const form = await openDialog(
      'plans',
      'Medical plans at Fernhill\nBenefit\tCore Plan\nPrimary care\t$20\nAdd $100 a month if your spouse has other coverage.\nHearing care is limited.\nVision is extra.\nCall 541-555-0163. Vision care is extra.',
    )
    expect(dialog().getByRole('group', { name: /^5 lines without values are not imported/ })).toBeVisible()
    expect(
      dialog().getByRole('checkbox', {
        name: 'Add $100 a month if your spouse has other coverage. Enter it under Questions → Surcharges and credits.',
      }),
    ).not.toBeChecked()
    click(dialog().getByRole('checkbox', { name: /^Add \$100/ }))
    click(dialog().getByRole('button', { name: 'Choose the 2 lines whose place is not known' }))
    expect(status()).toHaveTextContent('Added to “Not in the calculator”: 3 lines.')
    click(dialog().getByRole('checkbox', { name: /^Add \$100/ }))
    click(dialog().getByRole('checkbox', { name: /^Vision/ }))
    expect(status()).toHaveTextContent('Added to “Not in the calculator”: 1 line.')
    pressImport()
    expect(form.value('instance.json')).toMatchObject({
      notInCalculator: [{ text: 'Hearing care is limited.' }],
    })
  })

  it('says where contacts above the table belong, and that repeated names of plans are a heading', async () => {
    await openDialog(
      'plans',
      'Guide\tBenefits office: 541-555-0163\tfernhill.example/benefits\nBenefit\tCore Plan\tPremier Plan\nPrimary care\t$20\t$30\n\tCore Plan\tPremier Plan\nSpecialist\t$40\t$50',
    )
    const place = 'Skipped: not below the names of the plans. Enter it under Client → Contact.'
    expect(dialog().getAllByText(place)).toHaveLength(2)
    expect(dialog().getAllByText('Skipped: a heading.')).toHaveLength(2)
  })

  it.each([
    ['$750 single', 'Company money: employee only'],
    ['$750 / $1,500', 'Company money: employee only / Company money: all tiers but employee only'],
    ['$750', 'Company money: employee only / Company money: all tiers but employee only'],
  ])('names only the fields that “%s” is written to', async (text, title) => {
    await openDialog('plans', `Benefit\tConsumer Plan with HSA\nCompany HSA money\t${text}`)
    expect(dialog().getByRole('combobox', { name: 'Field of Company HSA money' })).toHaveDisplayValue(title)
  })

  it('asks for the plan of a column once, at the column', async () => {
    await openDialog('plans', 'Benefit\tNorth\tCore Plan\nPrimary care\t$20\t$30\nSpecialist\t$40\t$50')
    const hint = 'Choose the plan that gets the values of this column.'
    expect(dialog().getAllByText(hint)).toHaveLength(1)
    expect(dialog().getByRole('cell', { name: '$20' })).toBeVisible()
    choose('Plan of the column North', 'Premier Plan')
    expect(dialog().queryByText(hint)).toBeNull()
  })

  it('asks once about texts that mean the same, and drops the question when another text is understood', async () => {
    await openDialog(
      'plans',
      'Benefit\tCore Plan\tPremier Plan\nPrimary care\t$30, then 100%\t$40, then 80%\nSpecialist\t$30, then 100%\t$40, then 80%\n',
    )
    expect(status()).toHaveTextContent('4 cells: 0 imported, 4 questions, 0 skipped.')
    const alike = /Does the plan or the member pay 100%.* Also “\$40, then 80%”/
    const [, plan] = within(dialog().getByRole('combobox', { name: alike })).getAllByRole('option')
    choose(alike, plan!.textContent)
    expect(status()).toHaveTextContent('4 cells: 4 imported, 0 questions, 0 skipped.')
    click(dialog().getByText('Decide each of the 2 texts'))
    choose(/^Does the plan or the member pay 80%.* Primary care: Premier Plan/, 'Write it differently…')
    const field = dialog().getByRole('textbox', { name: 'Instead of $40, then 80%' })
    expect(field).toHaveFocus()
    fireEvent.change(field, { target: { value: '$40, then 2' } })
    expect(field).toBeVisible()
    fireEvent.change(field, { target: { value: '$40' } })
    expect(field).toBeVisible()
    expect(dialog().queryByText(/Does the plan or the member pay 80%/)).toBeNull()
    expect(status()).toHaveTextContent('4 cells: 4 imported, 0 questions, 0 skipped.')
  })

  it('shows a heading once above its rows', async () => {
    await openDialog(
      'plans',
      'Benefit\tPPO Plan\nYour cost each year, Under $40,000\nEmployee only\t$480\nFamily\t$980\nOffice visits\nSpecialist\t$40',
      'lakeshore',
    )
    const headings = dialog().getAllByText('Your cost each year, Under $40,000')
    expect(headings.map((each) => each.closest('th')?.scope)).toEqual(['rowgroup'])
    expect(dialog().getByRole('rowheader', { name: 'Office visits Specialist' })).toBeVisible()
  })

  it('shows the salary band of a payroll deduction', async () => {
    await openDialog(
      'plans',
      'Benefit\tPPO Plan\nPayroll deductions per year, Under $40,000\nEmployee only\t$480',
      'lakeshore',
    )
    expect(dialog().getByRole('cell', { name: '$480 Under $40,000' })).toBeVisible()
  })

  it('names a new service below a heading about drugs a drug', async () => {
    const form = await openDialog('plans', 'Benefit\tCore Plan\nPharmacy\nLifestyle tier\t$90\n')
    choose('Field of Lifestyle tier', 'Add it as a new service')
    pressImport()
    expect((form.value('plans.json') as PlansDocument).services.at(-1)).toMatchObject({
      name: 'Lifestyle tier drug',
      isDrug: true,
    })
  })

  it('renames a plan and adds two services with edited names as one step for Undo', async () => {
    const form = await openDialog('plans', 'Benefit\tChoice HMO\nManual care / Needles\t$30 / $40\n')
    const before = form.text('plans.json')
    choose('Plan of the column Choice HMO', 'Core Plan')
    const rename = dialog().getByRole('checkbox', { name: 'Rename the plan to “Choice HMO”' })
    expect(rename).not.toBeChecked()
    click(rename)
    choose('Field of Manual care / Needles', 'Add it as two new services')
    const second = dialog().getByRole('textbox', { name: 'Name of new service 2' })
    expect(second).toHaveValue('Needles')
    fireEvent.change(second, { target: { value: '' } })
    expect(second).toBeInvalid()
    pressImport()
    expect(second).toHaveFocus()
    fireEvent.change(second, { target: { value: 'Dry needling' } })
    expect(status()).toHaveTextContent(
      '1 cell: 1 imported, 0 questions, 0 skipped. Added: Manual care (enter its price), Dry needling (enter its price).',
    )
    pressImport()
    const { plans, services } = form.value('plans.json') as PlansDocument
    expect(plans[0]).toMatchObject({ displayName: 'Choice HMO' })
    expect(services.slice(-2)).toMatchObject([{ name: 'Manual care' }, { name: 'Dry needling' }])
    form.dispatch({ type: 'undone' })
    expect(form.text('plans.json')).toBe(before)
  })

  it('keeps the answer to a question while a service is named that only a part of a row has', async () => {
    const form = await openDialog('plans', 'Benefit\tCore Plan\nTESTS AND SCANS\nMRI, PET scan\t20%\n')
    choose('Field of MRI, PET scan', 'Both: MRI scan / Add “PET scan”')
    choose(/“20%” does not say whether the deductible comes first/, 'Import “20% after deductible”')
    const name = dialog().getByRole('textbox', { name: 'Name of the new service' })
    fireEvent.change(name, { target: { value: 'PET' } })
    expect(status()).toHaveTextContent(
      '1 cell: 1 imported, 0 questions, 0 skipped. Added: PET (enter its price).',
    )
    choose('Field of MRI, PET scan', 'MRI scan')
    expect(status()).toHaveTextContent(
      '1 imported, 0 questions, 0 skipped. Added to “Not in the calculator”: 1 line.',
    )
    pressImport()
    expect(form.value('instance.json')).toMatchObject({
      notInCalculator: [{ text: 'MRI, PET scan, “PET scan”: Core Plan 20%' }],
    })
  })

  it('offers both services of a row first, and then each of them', async () => {
    await openDialog('plans', 'Benefit\tCore Plan\nMRI, CT\t20% after deductible\n')
    const select = dialog().getByRole('combobox', { name: 'Field of MRI, CT' })
    const options = within(select).getAllByRole('option').slice(1, 4)
    const titles = ['Both: MRI scan / Add “CT scan”', 'MRI scan', 'Add “CT scan”']
    expect(options.map(({ textContent }) => textContent)).toEqual(titles)
    choose('Field of MRI, CT', titles[0]!)
    expect(status()).toHaveTextContent('1 cell: 1 imported, 0 questions, 0 skipped. Added: CT scan.')
  })

  it('takes all words of a row for one service if the user chooses that', async () => {
    const form = await openDialog('plans', 'Benefit\tCore Plan\nMRI or magnetic scan\t20% after deductible\n')
    choose('Field of MRI or magnetic scan', 'MRI scan')
    expect(dialog().getByRole('combobox', { name: /^Field of MRI/ })).toHaveDisplayValue('MRI scan')
    click(
      dialog().getByRole('checkbox', { name: /^Not covered by the field: “magnetic scan”/, checked: true }),
    )
    expect(status()).toHaveTextContent('1 cell: 1 imported, 0 questions, 0 skipped.')
    expect(status()).not.toHaveTextContent('Not in the calculator')
    pressImport()
    expect(form.value('instance.json')).not.toHaveProperty('notInCalculator')
  })

  it('shows the words of a row that its field does not have, and puts them on a list as printed', async () => {
    const form = await openDialog('plans', 'Benefit\tCore Plan\nPhysical & occupational therapy\t$30\n')
    expect(status()).toHaveTextContent('1 cell: 1 imported, 0 questions, 0 skipped. Added to')
    const name = 'Not covered by the field: “occupational therapy”. Add it to “Not in the calculator”'
    expect(dialog().getByRole('checkbox', { name, checked: true })).toBeVisible()
    expect(dialog().getByRole('combobox', { name: /^Field of/ })).toHaveDisplayValue('Physical therapy visit')
    pressImport()
    expect(form.value('instance.json')).toMatchObject({
      notInCalculator: [{ text: 'Physical & occupational therapy, “occupational therapy”: Core Plan $30' }],
    })
  })

  it('puts the other service of a row on a list if only one of them is chosen', async () => {
    const form = await openDialog('plans', 'Benefit\tCore Plan\nGeneric / Preferred brand\t$10\n')
    const both = 'Generic prescription (30 days) / Brand prescription (30 days)'
    choose(/^Field of Generic/, 'Generic prescription (30 days)')
    expect(dialog().getByRole('checkbox', { name: /“Preferred brand”/ })).toBeChecked()
    expect(status()).toHaveTextContent('1 imported, 0 questions, 0 skipped. Added to “Not in the calculator”')
    choose(/^Field of Generic/, both)
    expect(status()).not.toHaveTextContent('Added to')
    choose(/^Field of Generic/, 'Generic prescription (30 days)')
    pressImport()
    expect(form.value('instance.json')).toMatchObject({
      notInCalculator: [{ text: 'Generic / Preferred brand, “Preferred brand”: Core Plan $10' }],
    })
  })

  it('proposes usual payments in one row, which can be left out', async () => {
    const rows = `Benefit\tCore Plan\tPremier Plan${['Specialist', 'Urgent care'].map((row) => `\n${row}\t15% after deductible\t10% after deductible`).join('')}`
    const form = await openDialog('plans', rows, 'fernhill', withTypicalPayments())
    const proposal = dialog().getByRole('row', { name: /^All other services The table has no row for it/ })
    expect(
      within(proposal)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(1),
    ).toEqual(['deductible, then 15%', 'deductible, then 10%'])
    const box = within(proposal).getByRole('checkbox', { checked: true })
    click(box)
    expect(status()).toHaveTextContent('All other services: 0 imported, 0 questions, 2 skipped.')
    click(box)
    pressImport()
    expect(
      (form.value('plans.json') as PlansDocument).plans.map(({ payment }) => payment.coinsurance),
    ).toEqual([15, 10, 20])
  })

  it('continues where it was when it is opened again', async () => {
    await openDialog('plans', 'Benefit\tCore Plan\nAcupuncture\t$30\nHearing aids\t$20')
    click(dialog().getByRole('button', { name: 'Skip 2 rows whose field is not known' }))
    click(dialog().getByRole('button', { name: 'Cancel' }))
    click(screen.getByRole('button', { name: 'Import a benefits table…' }))
    expect(status()).toHaveTextContent('2 cells: 0 imported, 0 questions, 2 skipped.')
  })
})
