import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { render } from '@testing-library/react'
import writeWorkbook, { type SheetData } from 'write-excel-file/universal'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ImportDialog } from '../../../src/workbench/transfer/ImportDialog.tsx'
import { readImportFile } from '../../../src/workbench/transfer/readImportFile.ts'
import { tables, type TableName } from '../../../src/workbench/tables/tables.ts'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
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
        (error: Error) => ({ problem: error.message }),
      )
      .then((data) => this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

beforeEach(() => {
  slowWorkers = []
  vi.stubGlobal('Worker', InlineWorker)
})

function openDialog(name: TableName, sample: string, path = `${sample}/plans.json`) {
  const texts = readSample(sample)
  const onApply = vi.fn<(texts: Partial<YearTexts>) => void>()
  const onClose = vi.fn<() => void>()
  const { unmount } = render(
    <ImportDialog
      definition={tables[name]}
      values={toValues(texts)}
      texts={texts}
      path={path}
      onClose={onClose}
      onApply={onApply}
    />,
  )
  return { user: userEvent.setup(), texts, onApply, onClose, unmount }
}

async function upload(user: ReturnType<typeof userEvent.setup>, name: string, ...parts: BlobPart[]) {
  await user.upload(screen.getByLabelText('File to import'), new File(parts, name))
}

async function uploadWorkbook(user: ReturnType<typeof userEvent.setup>, data: SheetData) {
  await upload(user, 'rates.xlsx', await writeWorkbook(data).toBlob())
}

const importButton = () => screen.getByRole('button', { name: 'Import' })

describe('The import dialog', () => {
  it('keeps the newer file if an older one is read later', async () => {
    const { user } = openDialog('payroll', 'fernhill', 'newer/plans.json')
    await upload(user, 'slow.csv', 'Plan,EE Only')
    await upload(user, 'newer.csv', 'Plan,EE Only\nCore Plan,1400')
    expect(await screen.findByText('newer.csv')).toBeVisible()
    slowWorkers[0]!.read(new File(['Plan,Family\nCore Plan,2'], 'slow.csv'))
    await new Promise((done) => setTimeout(done, 20))
    expect(screen.getByText('newer.csv')).toBeVisible()
    expect(screen.queryByText('slow.csv')).toBeNull()
  })

  it('imports a workbook after all questions are decided', async () => {
    const { user, onApply, onClose } = openDialog('payroll', 'fernhill')
    await uploadWorkbook(user, [
      ['Rates 2027'],
      ['Plan', 'EE Only', 'Family'],
      ['Core Plan', 1400, 4320],
      ['Premer Plan', 2000, '—'],
      ['Total', 3400, 4320],
    ])
    expect(await screen.findByRole('combobox', { name: 'Column 2, EE Only' })).toHaveDisplayValue(
      'Employee only',
    )
    expect(screen.getByRole('status')).toHaveTextContent('Choose what the amounts in the file are')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Amounts in the file are' }), 'Per year')
    expect(screen.getByRole('status')).toHaveTextContent(
      '1 value changes, 1 stays the same. 1 row is skipped: 1 total. 1 question is open.',
    )
    await user.click(importButton())
    expect(onApply).not.toHaveBeenCalled()
    const row = screen.getByRole('combobox', { name: /“Premer Plan” \(row 4\) is not in the table/ })
    expect(row).toHaveFocus()
    await user.selectOptions(row, 'Premier Plan')
    await user.selectOptions(
      screen.getByRole('combobox', { name: /“—” can mean zero or nothing/ }),
      'Skip it',
    )
    expect(screen.getByRole('status')).toHaveTextContent('2 values change, 1 stays the same.')
    await user.click(importButton())
    expect(onClose).toHaveBeenCalledOnce()
    const plans = JSON.parse(onApply.mock.calls[0]![0]['plans.json']!) as { plans: { payroll: unknown[] }[] }
    expect(plans.plans.map(({ payroll }) => payroll[0])).toMatchObject([
      { yearly: { EE: 1400, EF: 4320 } },
      { yearly: { EE: 2000, EF: 6180 } },
      { yearly: { EE: 720 } },
    ])
  })

  it('imports pasted cells, with another text for one that cannot be understood', async () => {
    const { user, onApply } = openDialog('payments', 'fernhill')
    await user.click(screen.getByLabelText(/paste them here/))
    await user.paste('Service\tCore Plan\nLab test\t20% coinsurance*\n')
    const question = await screen.findByRole('combobox', { name: /The asterisk refers to a note/ })
    await user.selectOptions(question, 'Write it differently…')
    const text = screen.getByRole('textbox', { name: 'Instead of 20% coinsurance*' })
    expect(text).toHaveAccessibleDescription(/The asterisk refers to a note/)
    await user.type(text, '{Backspace}')
    expect(text).not.toHaveAccessibleDescription()
    await user.click(importButton())
    expect(onApply.mock.calls[0]![0]['plans.json']).toContain('"coinsurance": 20')
  })

  it('continues where it was when it is opened again', async () => {
    const first = openDialog('locations', 'pelican')
    await first.user.click(screen.getByLabelText(/paste them here/))
    await first.user.paste('Location\tFactor\nBoise\t0.95\n')
    await first.user.selectOptions(
      await screen.findByRole('combobox', { name: /“Boise” .* is not in the table/ }),
      'Add it as a new location',
    )
    first.unmount()
    const { user, onApply } = openDialog('locations', 'pelican')
    expect(screen.getByRole('status')).toHaveTextContent('1 row is added.')
    await user.click(importButton())
    expect(onApply.mock.calls[0]![0]['plans.json']).toContain('0.95')
  })

  it('does not continue with the import of another client', async () => {
    const first = openDialog('locations', 'pelican')
    await first.user.click(screen.getByLabelText(/paste them here/))
    await first.user.paste('Location\tFactor\nDenver\t0.9\n')
    expect(await screen.findByRole('combobox', { name: /“Denver”/ })).toBeVisible()
    first.unmount()
    openDialog('locations', 'pelican', 'copy-of-pelican/plans.json')
    expect(screen.getByLabelText(/paste them here/)).toBeVisible()
  })

  it('asks again after a column is chosen for something else', async () => {
    const { user } = openDialog('payroll', 'prairie')
    await user.click(screen.getByLabelText(/paste them here/))
    await user.paste('Name\tA\nTraditional Plan\t4000\n')
    expect(await screen.findByRole('heading', { name: 'Which column is which?' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Choose at least one column with values.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Column 2, A' }), 'Employee only')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Amounts in the file are' }), 'Per year')
    expect(screen.getByRole('status')).toHaveTextContent('1 value changes, 0 stay the same.')
    await user.click(screen.getByText('Values that change'))
    const preview = within(screen.getByRole('region', { name: 'Values that change' }))
    expect(
      preview.getByRole('row', { name: 'Traditional Plan Employee only $3,666.52 $4,000' }),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getByLabelText(/paste them here/)).toBeVisible()
  })

  it('says what to do with a file that cannot be read', async () => {
    const { user } = openDialog('payroll', 'alder')
    await upload(user, 'rates.xlsx', 'PK is not a workbook')
    expect(await screen.findByRole('alert')).toHaveTextContent(/Open it in Excel, and save it as/)
    expect(screen.getByRole('button', { name: 'Choose a file…' })).toBeVisible()
  })

  it('names the cells that are too far away to be imported', async () => {
    const { user } = openDialog('payroll', 'alder')
    await upload(user, 'rates.csv', `Plan,EE Only\nPremier,1\n${'\n'.repeat(60_000)}x,y\n`)
    expect(
      await screen.findByText('Far from the other cells, and therefore not imported: A60003, B60003.'),
    ).toBeVisible()
  })
})
