import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '../../../src/workbench/ui/Dialog.tsx'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Rename…
      </button>
      {isOpen && (
        <Dialog
          title="Rename the client"
          onClose={close}
          actions={
            <button type="button" onClick={close}>
              Rename
            </button>
          }
        >
          <p>Its folder stays.</p>
        </Dialog>
      )}
    </>
  )
}

it('is a modal dialog with its title as name', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Rename…' }))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Rename the client' })
  expect(dialog.open).toBe(true)
  expect(dialog).toHaveTextContent('Its folder stays.')
})

it.each(['Close', 'Rename'])('is removed by %s', async (name) => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Rename…' }))
  await userEvent.click(screen.getByRole('button', { name }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
