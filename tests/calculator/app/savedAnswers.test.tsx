import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { encodeAnswers } from '../../../src/calculator/state/answersCode.ts'
import { initialModel } from '../../../src/calculator/state/model.ts'
import { readSavedAnswers } from '../../../src/calculator/state/savedAnswers.ts'
import type { Session } from '../../../src/calculator/state/Session.ts'
import { fc } from '../../kit/fc.ts'
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
      await user.click(screen.getByRole('button', { name: 'Add one child' }))
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
  const deleted = 'To protect your privacy, we deleted your answers after 30 minutes.'

  /** Answers, and loads the page again after some time. */
  async function reloadAfter(milliseconds: number) {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { user } = visit()
    await goToCoverage(user)
    await act(() => vi.advanceTimersByTimeAsync(milliseconds))
    cleanup()
    return visit('/')
  }

  afterEach(() => {
    vi.useRealTimers()
  })

  it('are offered for 30 minutes, and home says so before', async () => {
    visit()
    expect(
      await screen.findByText('If you reload or leave, this tab keeps your answers for 30 minutes'),
    ).toBeVisible()
    cleanup()
    await reloadAfter(29 * minute)
    expect(await continueButton()).toBeVisible()
    expect(screen.queryByText(deleted)).toBeNull()
  })

  it('are deleted after 30 minutes, and home says so until the visitor gives others', async () => {
    await reloadAfter(31 * minute)
    expect(await screen.findByRole('alert')).toHaveTextContent(deleted)
    expect(sessionStorage.getItem('mediplan.answers')).toBe('expired')
    const { user } = reload()
    expect(await screen.findByText(deleted)).toBeVisible()
    await expectNoOffer()
    await goToCoverage(user)
    reload()
    expect(await continueButton()).toBeVisible()
    expect(screen.queryByText(deleted)).toBeNull()
  })

  it('are deleted while home is open, and the heading gets the focus of the button', async () => {
    await reloadAfter(29 * minute)
    const offer = await continueButton()
    act(() => offer.focus())
    await act(() => vi.advanceTimersByTimeAsync(minute))
    expect(screen.getByText(deleted)).toBeVisible()
    expect(sessionStorage.getItem('mediplan.answers')).toBe('expired')
    expect(await heading('Do the math on medical')).toHaveFocus()
    await expectNoOffer()
  })

  it('are not restored after the computer slept for 30 minutes', async () => {
    const { user } = await reloadAfter(minute)
    const offer = await continueButton()
    // A timer does not run while the computer sleeps.
    vi.setSystemTime(Date.now() + 45 * minute)
    await user.click(offer)
    expect(await screen.findByText(deleted)).toBeVisible()
    expect(window.location.pathname).toBe('/')
  })

  it('are deleted when the tab becomes visible after 30 minutes', async () => {
    await reloadAfter(minute)
    await continueButton()
    await act(() => vi.dynamicImportSettled())
    vi.setSystemTime(Date.now() + 45 * minute)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText(deleted)).toBeVisible()
    await expectNoOffer()
  })

  it('are deleted on time even if the clock was set back', async () => {
    await reloadAfter(10 * minute)
    await continueButton()
    await act(() => vi.dynamicImportSettled())
    vi.setSystemTime(Date.now() - 5 * minute)
    await act(() => vi.advanceTimersByTimeAsync(20 * minute))
    expect(screen.queryByText(deleted)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(5 * minute))
    expect(screen.getByText(deleted)).toBeVisible()
  })

  it('are deleted if the visitor withdraws the last one', async () => {
    setResponse('instance', instanceWith({ features: {}, surcharges: [] }))
    const { user } = visit()
    await goToCoverage(user)
    await user.click(screen.getByRole('switch'))
    expect(sessionStorage.getItem('mediplan.answers')).not.toBeNull()
    await user.click(screen.getByRole('switch'))
    expect(sessionStorage.getItem('mediplan.answers')).toBeNull()
  })

  it('are not offered for another configuration', async () => {
    const { user } = visit()
    await goToCoverage(user)
    setResponse('instance', instanceWith({ client: { planYear: 2028, displayName: 'Zephyr & Sons' } }))
    reload()
    await expectNoOffer()
  })

  it.each(['', '{"savedAt":{"valueOf":1,"toString":1},"code":{"toString":1}}', '\ud800', 'null'])(
    'do not break the page if someone replaced them by %j',
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
    await heading('Do the math on medical')
    expect(screen.queryByText(/keeps your answers/)).toBeNull()
    await goToCoverage(user)
    meta.remove()
    expect(sessionStorage.getItem('mediplan.answers')).toBeNull()
  })

  it('are not needed: the calculator works if the storage throws', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
    const { user } = visit()
    await heading('Do the math on medical')
    expect(screen.queryByText(/keeps your answers/)).toBeNull()
    await goToResults(user)
    expect(await screen.findByText('This is based on:')).toBeVisible()
  })
})

const instance = instanceWith()
const acknowledged = { home: true, personal: true, coverage: true, scenario: true }
const session = { instance, acknowledged } as Session
const code = encodeAnswers(initialModel(instance), acknowledged, instance)

const anyText = fc.string({ unit: 'binary' })
const anyPart = fc.oneof(
  fc.jsonValue(),
  fc.double({ noNaN: true }),
  fc.constantFrom<unknown>(code, Date.now(), Number.MAX_VALUE, { toString: 1, valueOf: 1 }),
  anyText,
)
const anyStored = fc.oneof(
  anyText,
  // A lone surrogate.
  fc.constantFrom('\ud800', '1'.repeat(1_000_000), `{"savedAt":1e999,"code":"${'A'.repeat(100_000)}"}`),
  fc.json(),
  fc
    .record({ savedAt: anyPart, code: anyPart }, { requiredKeys: [] })
    .map((stored) => JSON.stringify(stored)),
)

it('reads any text in the storage without an error, and the same again', () => {
  fc.assert(
    fc.property(anyStored, (text) => {
      sessionStorage.setItem('mediplan.answers', text)
      const saved = readSavedAnswers(session)
      expect(readSavedAnswers(session)).toEqual(saved)
      if (saved !== null && saved !== 'expired') expect(saved.answers.scenario).toBeNull()
    }),
  )
})
