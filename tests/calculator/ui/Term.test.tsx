import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Announcer } from '../../../src/calculator/ui/Announcer.tsx'
import { Term } from '../../../src/calculator/ui/Term.tsx'

const meaning = 'A list of doctors.'

it('the meaning of a word is announced, is no part of its heading, and closes when the focus leaves the word', () => {
  render(
    <Announcer status="">
      <Term Wrapper="h3" meaning={meaning}>
        PPO
      </Term>
    </Announcer>,
  )
  const term = screen.getByRole('button')
  const popover = document.querySelector<HTMLElement>('[popover]')!
  // What the browser does on tap.
  fireEvent(popover, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  expect(screen.getByRole('status')).toHaveTextContent(meaning)
  expect(popover).toHaveTextContent(meaning)
  expect(screen.getByRole('heading')).toHaveTextContent(/^PPO$/)
  const hide = vi.fn<() => void>()
  popover.hidePopover = hide
  fireEvent.blur(term)
  expect(hide).toHaveBeenCalledOnce()
})
