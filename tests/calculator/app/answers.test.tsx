import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeAnswers } from '../../../src/calculator/state/answersCode.ts'
import { answersLink } from '../../../src/calculator/state/answersLink.ts'
import { readSavedAnswers } from '../../../src/calculator/state/savedAnswers.ts'
import type { Session } from '../../../src/calculator/state/Session.ts'
import { anyCharacter } from '../../kit/anyCharacter.ts'
import { fc } from '../../kit/fc.ts'
import { samples } from '../../kit/samples.ts'
import { requests, setClient, setDocuments, setResponse } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import { allAcknowledged } from '../provided.tsx'
import {
  choose,
  firstAnswers,
  heading,
  next,
  posted,
  press,
  visit,
  visitStep,
  withService,
} from '../visit.tsx'

withService()

const { instance } = samples.get('lakeshore')!.current
const family = { spouse: true, children: 0 }
const answers = { ...firstAnswers(instance, 'results'), family }
const key = 'mediplan.answers'
const saved = () => sessionStorage.getItem(key)

const home = () => heading('Do the math on medical')
const offer = () => screen.findByText('Continue with your answers')
const notice = () => screen.findByRole('alert')

/** Saves answers, as a page did that is no longer open. */
function save(acknowledged = allAcknowledged, minutesAgo = 0) {
  const savedAt = Date.now() - minutesAgo * 60_000
  sessionStorage.setItem(
    key,
    JSON.stringify({ savedAt, code: encodeAnswers(answers, acknowledged, instance) }),
  )
}

/** Waits until the module of the steps has rendered home, and expects no offer. */
async function expectNoOffer() {
  await home()
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByText('Continue with your answers')).toBeNull()
}

/** Starts the calculator, which does not promise to keep answers, and answers the first question. */
async function startWithoutKeeping() {
  visit()
  await home()
  expect(screen.queryByText(/keeps your answers/)).toBeNull()
  await press("Let's go")
  await heading('Tell us about you')
  choose(0)
}

describe('saved answers', () => {
  it('are those of the last answer, and lead to the same results after a reload', async () => {
    await visitStep('results', { family })
    cleanup()
    visit('/results')
    await home()
    expect(window.location.pathname).toBe('/')
    fireEvent.click(await offer())
    await screen.findByText('This is based on:')
    const [before, after] = posted()
    expect(after!.body).toEqual(before!.body)
    expect(after!.body).toMatchObject({ coverage: 'ES' })
  })

  it('open the last step that was reachable, and stay until the visitor gives others', async () => {
    save({ ...allAcknowledged, coverage: false, scenario: false })
    visit()
    await press("Let's go")
    await heading('Tell us about you')
    cleanup()
    visit()
    fireEvent.click(await offer())
    await heading('Who needs coverage?')
    expect(screen.getByRole('switch')).toBeChecked()
  })

  it('are not offered while the session has answers', async () => {
    await visitStep('scenario')
    act(() => window.history.pushState(null, '', '/'))
    await expectNoOffer()
  })

  it('are deleted if the visitor withdraws the last one', async () => {
    setResponse('instance', instanceWith({ features: {}, surcharges: [] }))
    await visitStep('coverage')
    expect(saved()).toBeNull()
    fireEvent.click(screen.getByRole('switch'))
    expect(saved()).not.toBeNull()
    fireEvent.click(screen.getByRole('switch'))
    expect(saved()).toBeNull()
  })

  it('are not offered for another configuration', async () => {
    save()
    setResponse('instance', instanceWith())
    visit()
    await expectNoOffer()
  })

  it('do not exist if the page forbids it', async () => {
    const meta = Object.assign(document.createElement('meta'), { name: 'keep-answers', content: 'no' })
    document.head.append(meta)
    await startWithoutKeeping()
    meta.remove()
    expect(saved()).toBeNull()
  })

  it('are not needed: the calculator works if the storage throws', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
    await startWithoutKeeping()
    expect(next()).toBeEnabled()
  })

  describe('expire', () => {
    const minute = 60_000
    const deleted = 'To keep your answers private, we deleted them after 30 minutes.'

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    async function openHome(minutesAgo: number) {
      save(allAcknowledged, minutesAgo)
      visit()
      const button = await offer()
      await act(() => vi.dynamicImportSettled())
      return button
    }

    it('after 30 minutes, and home says so until the visitor gives others', async () => {
      save(allAcknowledged, 31)
      visit()
      expect(await notice()).toHaveTextContent(deleted)
      expect(saved()).toBe('expired')
      cleanup()
      visit()
      expect(await notice()).toHaveTextContent(deleted)
      await expectNoOffer()
      await press("Let's go")
      await heading('Tell us about you')
      choose(0)
      cleanup()
      visit()
      await offer()
      expect(screen.queryByText(deleted)).toBeNull()
    })

    it('while home is open, and the heading gets the focus of the button', async () => {
      const button = await openHome(29)
      act(() => button.focus())
      await act(() => vi.advanceTimersByTimeAsync(minute))
      expect(screen.getByText(deleted)).toBeVisible()
      expect(saved()).toBe('expired')
      expect(await home()).toHaveFocus()
    })

    it.each<[string, (button: HTMLElement) => void]>([
      ['the visitor presses the button', (button) => fireEvent.click(button)],
      ['the tab becomes visible', () => fireEvent(document, new Event('visibilitychange'))],
    ])('when %s after the computer slept', async (_, wake) => {
      const button = await openHome(1)
      // A timer does not run while the computer sleeps.
      vi.setSystemTime(Date.now() + 45 * minute)
      wake(button)
      expect(screen.getByText(deleted)).toBeVisible()
      expect(window.location.pathname).toBe('/')
    })

    it('on time even if the clock was set back', async () => {
      await openHome(10)
      vi.setSystemTime(Date.now() - 5 * minute)
      await act(() => vi.advanceTimersByTimeAsync(20 * minute))
      expect(screen.queryByText(deleted)).toBeNull()
      await act(() => vi.advanceTimersByTimeAsync(5 * minute))
      expect(screen.getByText(deleted)).toBeVisible()
    })
  })

  describe('that someone replaced', () => {
    const session = { instance: instanceWith(), acknowledged: allAcknowledged } as Session
    const code = encodeAnswers(firstAnswers(session.instance, 'personal'), allAcknowledged, session.instance)
    const anyText = fc.string({ unit: anyCharacter })
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

    it('are read without an error, and the same again', () => {
      fc.assert(
        fc.property(anyStored, (text) => {
          sessionStorage.setItem(key, text)
          const found = readSavedAnswers(session)
          expect(readSavedAnswers(session)).toEqual(found)
          if (found !== null && found !== 'expired') expect(found.answers.scenario).toBeNull()
        }),
      )
    })

    it('are deleted', () => {
      sessionStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), code: '1.AAAA' }))
      expect(readSavedAnswers(session)).toBeNull()
      expect(saved()).toBeNull()
    })
  })
})

describe('a link', () => {
  const link = answersLink(answers, { instance, acknowledged: allAcknowledged, year: null } as Session, '')
  const show = () => press('Show these results')
  const expectLinkedResults = async () => {
    await screen.findByText('This is based on:')
    expect(posted().at(-1)!.body).toMatchObject({ coverage: 'ES', location: answers.personal.location })
  }

  it('shows the results of its answers, sends nothing before, and leaves the address', async () => {
    visit(link)
    expect(await notice()).toHaveTextContent('This link contains answers.')
    expect(requests.map(({ path }) => path)).toEqual(['/mediplan/instance'])
    await show()
    await expectLinkedResults()
    expect(window.location.href).toBe(`${window.location.origin}/results`)
    act(() => window.history.pushState(null, '', '/'))
    await home()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('can be dismissed', async () => {
    visit(link)
    await press('Dismiss')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(window.location.hash).toBe('')
    expect(await home()).toHaveFocus()
  })

  it('asks before it replaces the answers of this session', async () => {
    await visitStep('scenario')
    act(() => window.history.pushState(null, '', link))
    await show()
    const dialog = screen.getByRole('dialog', { name: 'Replace your answers?' })
    expect(dialog).toHaveAccessibleDescription('The answers in the link replace those that you gave.')
    await press('Cancel')
    await press('Continue with your answers')
    await heading(/look like/)

    act(() => window.history.pushState(null, '', link))
    await show()
    await press('Replace my answers')
    await expectLinkedResults()
  })

  it('asks before it replaces the saved answers', async () => {
    save({ ...allAcknowledged, coverage: false })
    visit(link)
    await offer()
    await show()
    expect(screen.getByRole('dialog', { name: 'Replace your answers?' })).toBeVisible()
    await press('Cancel')
    await press('Continue with your answers')
    await heading('Who needs coverage?')
    expect(window.location.hash).toBe('')
  })

  it('works while the page is open, and in another language', async () => {
    visit()
    await home()
    act(() => {
      window.location.hash = link.slice(1)
    })
    expect(await notice()).toHaveTextContent('This link contains answers.')
    await press('Español')
    await press('Ver estos resultados')
    await heading('Sus resultados')
    await waitFor(() => expect(posted()[0]?.body).toMatchObject({ coverage: 'ES' }))
  })

  it('of a preview opens the preview of that year', async () => {
    setClient('marlow')
    const year = samples.get('marlow')!.years.get(2028)!.instance
    const session = { instance: year, acknowledged: allAcknowledged, year: '2028' } as Session
    const preview = answersLink(firstAnswers(year, 'results'), session, '')
    expect(preview).toMatch(/^\/preview\/2028#answers=1\./)
    visit(preview)
    await show()
    await screen.findByText('This is based on:')
    expect(posted()[0]!.path).toBe('/mediplan/calculate/2028')
  })

  it('says so if the options of a question have changed', async () => {
    const { model } = samples.get('lakeshore')!.current
    const salaryBands = instance.salaryBands.map((band) => ({ ...band, name: `${band.name}, full time` }))
    setDocuments({ ...instance, salaryBands }, model.document)
    visit(link)
    expect(await notice()).toHaveTextContent(/has changed/)
    expect(screen.queryByText('Show these results')).toBeNull()
  })

  it('says so if it is damaged', async () => {
    visit(link.slice(0, -3))
    expect(await notice()).toHaveTextContent(
      'This link is incomplete. Ask for it again, or answer the questions.',
    )
    expect(screen.queryByText('Show these results')).toBeNull()
  })
})
