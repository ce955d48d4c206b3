import { act, cleanup, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { setResponse } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import {
  goToCoverage,
  goToResults,
  goToScenario,
  heading,
  next,
  posted,
  visit,
  withService,
} from '../visit.tsx'

withService()

/** Loads the page again, at the address where it is. */
function reload() {
  cleanup()
  return visit(window.location.pathname)
}

const continueButton = () => screen.findByRole('button', { name: 'Continue with your answers' })

/** Waits until the module of the steps has rendered home, and expects no offer. */
async function expectNoOffer() {
  await heading('Do the math on medical')
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('button', { name: 'Continue with your answers' })).toBeNull()
}

describe('After a reload', () => {
  it('the visitor lands on home, and can continue to the results with the same answers', async () => {
    const { user } = visit()
    await goToResults(user, async () => {
      await user.click(screen.getByRole('switch'))
      await user.click(screen.getByRole('button', { name: 'Add one' }))
    })
    await screen.findByText('This is based on:')
    const { user: sameUser } = reload()
    await heading('Do the math on medical')
    expect(window.location.pathname).toBe('/')
    await sameUser.click(await continueButton())
    await heading('Your results')
    await screen.findByText('This is based on:')
    const [before, after] = posted()
    expect(after!.body).toEqual(before!.body)
    expect(after!.body).toMatchObject({ coverage: 'EF' })
  })

  it('the visitor continues on the last step that was reachable', async () => {
    const { user } = visit()
    await goToCoverage(user)
    await user.click(screen.getByRole('switch'))
    const { user: sameUser } = reload()
    await sameUser.click(await continueButton())
    await heading('Who needs coverage?')
    expect(screen.getByRole('switch')).toBeChecked()
    await sameUser.click(next())
    await heading(/look like/)
  })

  it('home offers nothing if nothing was answered', async () => {
    const { user } = visit()
    await user.click(await screen.findByRole('button', { name: "Let's go" }))
    await heading('Tell us about you')
    reload()
    await expectNoOffer()
  })

  it('the earlier answers stay until the visitor gives others', async () => {
    const { user } = visit()
    await goToScenario(user)
    const { user: sameUser } = reload()
    await sameUser.click(await screen.findByRole('button', { name: "Let's go" }))
    await heading('Tell us about you')
    const { user: stillSameUser } = reload()
    await stillSameUser.click(await continueButton())
    expect(await heading(/look like/)).toBeVisible()
  })

  it('home offers nothing while the session has answers', async () => {
    const { user } = visit()
    await goToScenario(user)
    act(() => window.history.pushState(null, '', '/'))
    await expectNoOffer()
  })
})

describe('The saved answers', () => {
  const minute = 60_000

  async function reloadAfter(milliseconds: number) {
    const { user } = visit()
    await goToCoverage(user)
    const now = Date.now()
    cleanup()
    vi.spyOn(Date, 'now').mockReturnValue(now + milliseconds)
    visit('/')
  }

  it('are offered for 30 minutes', async () => {
    await reloadAfter(29 * minute)
    expect(await continueButton()).toBeVisible()
  })

  it('are deleted after 30 minutes', async () => {
    await reloadAfter(31 * minute)
    await expectNoOffer()
    expect(sessionStorage.getItem('mediplan.answers')).toBeNull()
  })

  it('are not offered for another configuration', async () => {
    const { user } = visit()
    await goToCoverage(user)
    setResponse('instance', instanceWith({ client: { planYear: 2028, displayName: 'Zephyr & Sons' } }))
    reload()
    await expectNoOffer()
  })

  it.each(['', '{', 'null', '"text"', '[]', '{"savedAt":1}', '{"savedAt":99999999999999,"code":"1.AA"}'])(
    'are ignored if they are %j',
    async (text) => {
      sessionStorage.setItem('mediplan.answers', text)
      visit()
      await expectNoOffer()
    },
  )

  it('are deleted if they are unreadable', async () => {
    sessionStorage.setItem('mediplan.answers', JSON.stringify({ savedAt: Date.now(), code: '1.AAAA' }))
    visit()
    await expectNoOffer()
    expect(sessionStorage.getItem('mediplan.answers')).toBeNull()
  })

  it('do not exist if the page forbids it', async () => {
    const meta = Object.assign(document.createElement('meta'), { name: 'keep-answers', content: 'no' })
    document.head.append(meta)
    const { user } = visit()
    await goToCoverage(user)
    meta.remove()
    expect(sessionStorage.getItem('mediplan.answers')).toBeNull()
  })

  it('are not needed: the calculator works if the storage throws', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
    const { user } = visit()
    await goToResults(user)
    expect(await screen.findByText('This is based on:')).toBeVisible()
  })
})
