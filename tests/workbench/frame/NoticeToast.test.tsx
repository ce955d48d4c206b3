import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { HistoryButtons } from '../../../src/workbench/frame/HistoryButtons.tsx'
import { NoticeToast } from '../../../src/workbench/frame/NoticeToast.tsx'
import {
  useDispatch,
  useWorkbench,
  WorkbenchProvider,
} from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { openClient } from '../openClient.ts'

function TestPage() {
  const { files } = useWorkbench()
  const dispatch = useDispatch()
  const path = 'fernhill/plans.json'
  const raisePrice = () => {
    const text = files[path]!.text.replace(/(?<="allowedAmount": )\d+/, (price) => String(Number(price) + 1))
    dispatch({ type: 'filesEdited', texts: { [path]: text } })
  }
  return (
    <>
      <HistoryButtons />
      <NoticeToast />
      <button type="button" onClick={raisePrice}>
        Raise the price
      </button>
    </>
  )
}

it('announces each Undo, also one with the same words, and Escape dismisses it', async () => {
  render(
    <WorkbenchProvider initial={openClient('fernhill')}>
      <TestPage />
    </WorkbenchProvider>,
  )
  const status = screen.getByRole('status')
  const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await click('Raise the price')
  await click('Raise the price')
  expect(status).toBeEmptyDOMElement()

  await click('Undo (Ctrl+Z)')
  expect(status).toHaveTextContent('Undone: Preventive visit, allowed amount.')
  const first = status.firstElementChild
  await click('Undo (Ctrl+Z)')
  expect(status).toHaveTextContent('Undone: Preventive visit, allowed amount.')
  expect(status.firstElementChild).not.toBe(first)

  const undo = screen.getByRole('button', { name: 'Undo (Ctrl+Z)' })
  expect(undo).toHaveAttribute('aria-disabled', 'true')
  expect(undo).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(status).toBeEmptyDOMElement()
})
