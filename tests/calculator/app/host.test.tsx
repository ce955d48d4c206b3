import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { produce } from 'immer'
import { expect, it, vi } from 'vitest'
import { App } from '../../../src/calculator/App.tsx'
import { HostContext, type Host } from '../../../src/calculator/state/Host.ts'
import { initialModel } from '../../../src/calculator/state/model.ts'
import { createReducer } from '../../../src/calculator/state/reducer.ts'
import { setClient, testKey } from '../../server.ts'
import { heading, withService } from '../visit.tsx'

withService()

const nothingAcknowledged = { home: false, personal: false, coverage: false, scenario: false }

function openHosted(path: string, start: Pick<Host, 'year' | 'acknowledged'>) {
  const onChange = vi.fn<NonNullable<Host['onChange']>>()
  const host: Host = {
    ...start,
    restore: (instance) =>
      produce(initialModel(instance), (draft) =>
        createReducer(instance)(draft, { type: 'familyChanged', family: { spouse: true, children: 3 } }),
      ),
    onChange,
  }
  window.history.replaceState(null, '', path)
  render(
    <HostContext value={host}>
      <App settings={{ host: '/', key: testKey, consultancy: 'Harbor Benefits' }} base="" />
    </HostContext>,
  )
  return onChange
}

it('restores the state that the host provides, and reports every answer to it instead of saving it', async () => {
  setClient('fernhill')
  const onChange = openHosted('/coverage', {
    acknowledged: { home: true, personal: true, coverage: false, scenario: false },
    year: null,
  })
  await heading('Who needs coverage?')
  expect(screen.getByRole('switch', { name: /spouse/i })).toBeChecked()
  const reportedFamily = () => onChange.mock.lastCall?.[0].family
  await waitFor(() => expect(reportedFamily()).toEqual({ spouse: true, children: 3 }))
  await userEvent.click(screen.getByRole('switch', { name: /spouse/i }))
  await waitFor(() => expect(reportedFamily()).toEqual({ spouse: false, children: 3 }))
  expect(sessionStorage.getItem('mediplan.answers')).toBeNull()
})

it('restores the year of a preview', async () => {
  setClient('marlow')
  const onChange = openHosted('/', { acknowledged: nothingAcknowledged, year: '2028' })
  await heading('Do the math on medical')
  expect(screen.getByText(/2028 medical costs/)).toBeVisible()
  await waitFor(() =>
    expect(onChange.mock.lastCall?.[1]).toMatchObject({ year: '2028', acknowledged: nothingAcknowledged }),
  )
})
