import { fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import writeWorkbook from 'write-excel-file/universal'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { typicalValues } from '../../../src/check/typicalValues.ts'
import type { PlansDocument } from '../../../src/contract/plans.ts'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import type { TableName } from '../../../src/compare/form/sections.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { ImportDialog } from '../../../src/workbench/transfer/ImportDialog.tsx'
import { readImportFile } from '../../../src/workbench/transfer/readImportFile.ts'
import { readSample, toValues } from '../tables/sampleYears.ts'

let slowWorkers: InlineWorker[] = []

/** Reads in the same thread. */
class InlineWorker extends EventTarget {
  terminate() {}
  postMessage(file: File) {
    // Takes until the test answers.
    if (file.name === 'slow.csv') slowWorkers.push(this)
    else this.read(file)
  }
  read(file: File) {
    void readImportFile(file)
      .then(
        (sheets) => ({ sheets }),
        (error: Error) => ({ error: error.message }),
      )
      .then((data) => this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

beforeEach(() => {
  slowWorkers = []
  vi.stubGlobal('Worker', InlineWorker)
})

function openDialog(name: TableName, sample: string, folder = sample, texts = readSample(sample)) {
  const onApply = vi.fn<(texts: Partial<YearTexts>, summary: string) => void>()
  const onClose = vi.fn<() => void>()
  const { unmount } = render(
    <ImportDialog
      definition={tables[name]}
      values={toValues(texts)}
      texts={texts}
      folder={folder}
      onClose={onClose}
      onApply={onApply}
    />,
  )
  return { onApply, onClose, unmount }
}

function upload(name: string, ...parts: BlobPart[]) {
  fireEvent.change(screen.getByLabelText('File to import'), { target: { files: [new File(parts, name)] } })
}

function paste(text: string) {
  fireEvent.paste(screen.getByLabelText(/paste them here/), { clipboardData: { getData: () => text } })
}

async function choose(label: string | RegExp, option: string) {
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: label })
  fireEvent.change(select, { target: { value: within(select).getByText<HTMLOptionElement>(option).value } })
}

const pressImport = () => fireEvent.click(screen.getByRole('button', { name: 'Import' }))
const status = () => screen.getByRole('status')

describe('The import dialog', () => {
  it('keeps the newer file if an older one is read later', async () => {
    openDialog('payroll', 'fernhill', 'newer/plans.json')
    upload('slow.csv', 'Plan,EE Only')
    upload('newer.csv', 'Plan,EE Only\nCore Plan,1400')
    expect(await screen.findByText('newer.csv')).toBeVisible()
    slowWorkers[0]!.read(new File(['Plan,Family\nCore Plan,2'], 'slow.csv'))
    await new Promise((done) => setTimeout(done, 20))
    expect(screen.getByText('newer.csv')).toBeVisible()
    expect(screen.queryByText('slow.csv')).toBeNull()
  })

  it('puts what the employer pays on the list “Not in the calculator” if the user chooses it', async () => {
    const { onApply } = openDialog('payroll', 'fernhill', 'employer/plans.json')
    paste('Per year\tEE Only\tEmployer pays\nCore Plan\t1400\t5000\n')
    const box = await screen.findByRole('checkbox', {
      name: 'Add what employees do not pay to “Not in the calculator” such as “Core Plan: Employer pays 5000 a year”',
    })
    fireEvent.click(box)
    expect(status()).toHaveTextContent('1 text is added to “Not in the calculator”.')
    pressImport()
    expect(onApply.mock.lastCall![0]['instance.json']).toContain('Core Plan: Employer pays 5000 a year')
  })

  it('reads surcharges and credits from sentences, and asks about those without an amount', async () => {
    const { onApply } = openDialog('surcharges', 'lakeshore', 'sentences/plans.json')
    paste(`Surcharges and credits
      Tobacco surcharge: $50 per month for each smoker. Spouses with other coverage pay $60 per paycheck.

      Plan members save $25 each paycheck if they walk
      You have to agree to these each year.`)
    await choose(/^“Tobacco surcharge \(for each smoker\)” \(line 2\)/, 'Add it as a new surcharge or credit')
    await choose(/^“Spouses with other coverage pay” \(line 2\)/, 'Skip it')
    await choose(/^“Plan members save \(if they walk\)” \(line 4\)/, 'Add it as a new surcharge or credit')
    await choose(/^“You have to agree to these each year\.”/, 'Skip it')
    pressImport()
    const { surcharges } = JSON.parse(onApply.mock.lastCall![0]['plans.json']!) as PlansDocument
    expect(surcharges.slice(-2)).toMatchObject([{ yearly: 600 }, { yearly: -650 }])
  })

  it.each([
    ['the title of a tier', 'Employee + spouse or domestic partner', ''],
    ['a note below the table', 'Employee + spouse', 'Rates are before tax.'],
  ])('puts %s on the list “Not in the calculator” if the user chooses it', async (_, title, note) => {
    const { onApply } = openDialog('payroll', 'fernhill', `${note}terms/plans.json`)
    paste(`Per year\tEE Only\t${title}\nCore Plan\t1400\t3100\n${note}\n`)
    fireEvent.click(await screen.findByText('Cells and notes that are not imported: 1'))
    expect(status()).toHaveTextContent('2 cells with values: 2 imported.')
    const button = screen.getByRole('button', { name: 'Add to “Not in the calculator”' })
    button.focus()
    fireEvent.click(button)
    const list = screen.getByRole('region', { name: 'Cells and notes that are not imported' })
    expect(list).toHaveFocus()
    expect(list).toHaveTextContent(/; added to “Not in the calculator”$/)
    expect(status()).toHaveTextContent('1 text is added to “Not in the calculator”.')
    pressImport()
    expect(onApply.mock.lastCall![0]['instance.json']).toContain(note || title)
  })

  it('opens a dropped file, and none of several', async () => {
    openDialog('payroll', 'fernhill', 'dropped/plans.json')
    const drop = (...names: string[]) =>
      fireEvent.drop(screen.getByRole('region', { name: 'File' }), {
        dataTransfer: { files: names.map((name) => new File(['Plan,EE Only\nCore Plan,1400'], name)) },
      })
    drop('one.csv', 'two.csv')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You dropped 2 files, and none is opened. Drop one file.',
    )
    drop('one.csv')
    expect(await screen.findByText('one.csv')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('imports a workbook after all questions are decided', async () => {
    const { onApply, onClose } = openDialog('payroll', 'fernhill')
    const workbook = writeWorkbook([
      ['Rates 2027'],
      ['Plan', 'EE Only', 'Family'],
      ['Core Plan', 1400, 4320],
      ['Premer Plan', 2000, '—'],
      ['Total', 3400, 4320],
    ])
    upload('rates.xlsx', await workbook.toBlob())
    const column = await screen.findByRole('combobox', { name: 'Column 2, EE Only' })
    expect(column).toHaveDisplayValue('Employee only')
    expect(status()).toHaveTextContent('Choose what the amounts in the file are')
    await choose('Amounts in the file are', 'Per year')
    expect(status()).toHaveTextContent(
      '6 cells with values: 2 imported, 2 skipped (total), 2 in questions. 1 value changes, 1 stays the same. 1 question is open.',
    )
    pressImport()
    expect(onApply).not.toHaveBeenCalled()
    const row = /“Premer Plan” \(row 4\) is not in the table/
    expect(screen.getByRole('combobox', { name: row })).toHaveFocus()
    await choose(row, 'Premier Plan')
    await choose(/“—” can mean zero or nothing/, 'Skip it')
    expect(status()).toHaveTextContent('2 values change, 1 stays the same.')
    const preview = within(screen.getByRole('region', { name: 'The table after the import' }))
    expect(preview.getByRole('row', { name: 'Premier Plan $2,000 was $1,980 $6,180' })).toBeVisible()
    fireEvent.click(screen.getByText('Cells and notes that are not imported: 3'))
    const skipped = within(screen.getByRole('region', { name: 'Cells and notes that are not imported' }))
    expect(skipped.getByRole('row', { name: 'B5 3400 total' })).toBeVisible()
    pressImport()
    expect(onClose).toHaveBeenCalledOnce()
    expect(onApply.mock.lastCall![1]).toContain('2 values change, 1 stays the same.')
    const plans = JSON.parse(onApply.mock.calls[0]![0]['plans.json']!) as { plans: { payroll: unknown[] }[] }
    expect(plans.plans.map(({ payroll }) => payroll[0])).toMatchObject([
      { yearly: { EE: 1400, EF: 4320 } },
      { yearly: { EE: 2000, EF: 6180 } },
      { yearly: { EE: 720 } },
    ])
  })

  it('reviews typical values that the file confirms', async () => {
    const texts = readSample('fernhill')
    const plans = JSON.parse(texts['plans.json']) as Record<string, unknown> & { plans: object[] }
    plans.typical = { plans: [plans.plans[0]] }
    texts['plans.json'] = JSON.stringify(plans)
    const { onApply } = openDialog('limits', 'fernhill', 'typical', texts)
    paste('Plan\tDeductible: individual\nCore Plan\t$750\n')
    await screen.findByText(/0 values change, 1 stays the same. 1 typical value is reviewed./)
    pressImport()
    const [{ 'plans.json': changed }] = onApply.mock.calls[0]! as [{ 'plans.json': string }, string]
    expect(typicalValues(plans).length - typicalValues(JSON.parse(changed)).length).toBe(1)
  })

  it('shows what amounts and units were, unless they were typical', async () => {
    const texts = readSample('fernhill')
    const plans = JSON.parse(texts['plans.json']) as Record<string, unknown> & { plans: object[] }
    plans.typical = { plans: [plans.plans[0]] }
    texts['plans.json'] = JSON.stringify(plans)
    openDialog('payroll', 'fernhill', 'typical rates', texts)
    paste(
      'Plan\tEmployee only\tEmployee and spouse\tEmployee and children\tFamily\nCore Plan\t50\t100\t90\t150\nPremier Plan\t80\t200\t180\t300\n',
    )
    await choose('Amounts in the file are', 'Per paycheck')
    const preview = within(screen.getByRole('region', { name: 'The table after the import' }))
    expect(preview.getByRole('row', { name: /^Core Plan/ })).toHaveTextContent(
      /^Core Plan\$50\$100\$90\$150Per paycheck$/,
    )
    expect(preview.getByRole('row', { name: /^Premier Plan/ })).toHaveTextContent(
      /^Premier Plan\$80 was \$1,980.*Per paycheck was Per year$/,
    )
  })

  it('imports pasted cells, with another text for one that cannot be understood', async () => {
    const { onApply } = openDialog('payments', 'fernhill')
    paste('Service\tCore Plan\nLab test\t20% coinsurance*\n')
    await choose(/The asterisk refers to a note/, 'Write it differently…')
    const text = screen.getByRole('textbox', { name: 'Instead of 20% coinsurance*' })
    expect(text).toHaveAccessibleDescription(/The asterisk refers to a note/)
    fireEvent.change(text, { target: { value: '20% coinsurance' } })
    expect(text).not.toHaveAccessibleDescription()
    pressImport()
    expect(onApply.mock.calls[0]![0]['plans.json']).toContain('"coinsurance": 20')
  })

  it('takes another salary band for a block whose heading is not understood', async () => {
    const { onApply } = openDialog('payroll', 'lakeshore')
    const block = (heading: string, amount: number) =>
      `${heading}\t\nPlan\tEE Only\nPPO Plan\t${amount}\n\t\n`
    paste(`Amounts per year\t\n${block('Under $40,000', 500)}${block('Seasonal staff', 1500)}`)
    await choose('Block', '2 of 2: A7:B8')
    expect(status()).toHaveTextContent(
      'Block 2: Which column of the file has the salary band? Choose it above the column. If no column has it, choose under “Salary band” where it is.',
    )
    await choose('Salary band', 'Only “Part-time”')
    expect(status()).toHaveTextContent('2 values change.')
    pressImport()
    const { plans } = JSON.parse(onApply.mock.calls[0]![0]['plans.json']!) as {
      plans: { payroll: { yearly: { EE: number } }[] }[]
    }
    expect(plans[0]!.payroll.map(({ yearly }) => yearly.EE)).toEqual([500, 780, 1014, 1500])
  })

  it('decides similar texts together, of which each can be decided otherwise', async () => {
    const { onApply } = openDialog('payments', 'fernhill')
    paste('Service\tCore Plan\nLab test\t80%\nX-ray\t0.9 after deductible\nSpecialist visit\t100%\n')
    await choose(
      /pay 80%.*Also “0.9 after deductible”, “100%”/,
      'The plan pays 80%: import “20%”, and the others like it',
    )
    await choose(/pay 100%/, 'The member pays 100%: import “member pays 100%”')
    expect(status()).toHaveTextContent('3 values change.')
    pressImport()
    const { plans } = JSON.parse(onApply.mock.calls[0]![0]['plans.json']!) as {
      plans: { services: { service: string; payment: unknown }[] }[]
    }
    const paymentOf = (id: string) => plans[0]!.services.find(({ service }) => service === id)?.payment
    expect(['lab', 'xray', 'specialist'].map(paymentOf)).toEqual([
      { coinsurance: 20 },
      { deductible: true, coinsurance: 10 },
      { coinsurance: 100 },
    ])
  })

  it('continues where it was when it is opened again, but not for another client', async () => {
    const first = openDialog('locations', 'pelican')
    paste('Location\tFactor\nBoise\t0.95\n')
    await choose(/“Boise” .* is not in the table/, 'Add it as a new location')
    first.unmount()
    const other = openDialog('locations', 'pelican', 'copy-of-pelican/plans.json')
    expect(screen.getByLabelText(/paste them here/)).toBeVisible()
    other.unmount()
    const { onApply } = openDialog('locations', 'pelican')
    expect(status()).toHaveTextContent('1 row is added.')
    pressImport()
    expect(onApply.mock.calls[0]![0]['plans.json']).toContain('0.95')
  })

  it('hides many columns that are not imported, and shortens long titles', async () => {
    openDialog('payroll', 'fernhill')
    const notes = ['Vendor', 'Network', 'Phone', 'Reviewed by the committee in the meeting of October']
    paste(['Plan', 'EE Only', ...notes].join('\t') + '\nCore Plan\t1400\tA\tB\tC\tD\n')
    expect(await screen.findAllByRole('combobox', { name: /^Column \d/ })).toHaveLength(2)
    expect(
      screen.getByRole('option', { name: 'Row 1: Plan, EE Only, Vendor, Network, Phone, R…' }),
    ).toBeVisible()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show the 4 other columns of the file' }))
    expect(screen.getAllByRole('combobox', { name: /^Column \d/ })).toHaveLength(6)
    await choose('Column 3, Vendor', 'Family')
    expect(screen.queryByRole('checkbox', { name: /other columns of the file/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
    paste(['Plan', 'A', ...notes].join('\t') + '\nCore Plan\t1400\tA\tB\tC\tD\n')
    expect(await screen.findAllByRole('combobox', { name: /^Column \d/ })).toHaveLength(6)
  })

  it('asks which column is which, and can start over', async () => {
    openDialog('payroll', 'prairie')
    paste('Weekly\tA\nTraditional Plan\t4000\n')
    const heading = await screen.findByRole('heading', { name: 'Which column is which?' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(status()).toHaveTextContent('Choose at least one column with values.')
    await choose('Column 2, A', 'Employee only')
    expect(status()).toHaveTextContent(
      /or per year. They are paid 52 times a year, but there are \d+ payroll/,
    )
    await choose('Amounts in the file are', 'Per year')
    expect(status()).toHaveTextContent('1 value changes.')
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getByLabelText(/paste them here/)).toBeVisible()
  })

  it('says what to do with a file that cannot be read', async () => {
    openDialog('payroll', 'alder')
    upload('rates.xlsx', 'PK is not a workbook')
    expect(await screen.findByRole('alert')).toHaveTextContent(/Open it in Excel, and save it as/)
    expect(screen.getByRole('button', { name: 'Choose a file…' })).toBeVisible()
  })
})
