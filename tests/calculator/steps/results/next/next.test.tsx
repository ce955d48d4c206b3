import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NextStep } from '../../../../../src/calculator/steps/results/next/NextStep.tsx'
import { ResultActions } from '../../../../../src/calculator/steps/results/next/ResultActions.tsx'
import { setLanguage } from '../../../../../src/calculator/texts/language.ts'
import type { PlanCosts } from '../../../../../src/contract/outputs.ts'
import { instanceWith } from '../../../instances.ts'
import { outputs, plan } from '../../../planCosts.ts'
import { provided, resultPage } from '../../../provided.tsx'

const client = { planYear: 2027, displayName: 'Zephyr & Sons' }

describe('the next step', () => {
  const enroll = { label: 'Enroll', url: 'https://example.com/enroll', deadline: '2026-11-20' }

  function show(nextStep: object | null) {
    const instance = instanceWith({ client: { ...client, nextStep }, features: {}, surcharges: [] })
    render(resultPage(NextStep, outputs({ saver: plan('Saver') }), { instance }))
    const shown = [...document.querySelectorAll('.next-step > :is(a, p):not([data-only])')]
    return shown.map(({ textContent }) => textContent)
  }

  afterEach(() => {
    vi.useRealTimers()
  })

  it.each<[string, object | null, Date, string[]]>([
    ['names its deadline', enroll, new Date(2026, 10, 1), ['Enroll by November 20']],
    ['names it on the last day', enroll, new Date(2026, 10, 20, 23, 59), ['Enroll by November 20']],
    [
      'says when the deadline has passed',
      enroll,
      new Date(2026, 10, 21),
      ['Enroll', 'The deadline was November 20.'],
    ],
    ['needs no deadline', { ...enroll, deadline: null }, new Date(2026, 10, 1), ['Enroll']],
    ['ignores a day that does not exist', { ...enroll, deadline: '2026-02-30' }, new Date(), ['Enroll']],
    ['ignores other texts', { ...enroll, deadline: 'November 20' }, new Date(), ['Enroll']],
    ['is not shown for an address that is not https', { ...enroll, url: 'http://a.example' }, new Date(), []],
    ['is optional', null, new Date(), []],
  ])('%s', (_, nextStep, now, expected) => {
    vi.useFakeTimers({ now })
    expect(show(nextStep)).toEqual(expected)
  })

  it('is in the language of the page, leads on, and is on paper with its address', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 1) })
    setLanguage({ locale: 'es-US', direction: 'ltr' })
    show(enroll)
    const link = screen.getByRole('link', { name: 'Enroll by 20 de noviembre' })
    expect(link).toHaveAttribute('href', enroll.url)
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(document.querySelector('[data-only="paper"]')).toHaveTextContent(
      'Enroll by 20 de noviembre: https://example.com/enroll',
    )
  })
})

describe('the links', () => {
  const contact = { text: 'Questions? Call Ana', url: 'tel:+15550100' }

  it.each<[PlanCosts['links'], string[]]>([
    [undefined, []],
    [{ providers: 'http://a.example', drugs: null }, []],
    [
      { providers: 'https://a.example', drugs: 'https://b.example', summary: 'https://c.example/S.PDF?v=2' },
      ['Find a doctor', 'Drug list', 'Summary of benefits (PDF)'],
    ],
    [{ summary: 'https://c.example/pdf' }, ['Summary of benefits']],
  ])('lead to safe pages about the best plan, and to the contact (%#)', (links, names) => {
    const instance = instanceWith({ client: { ...client, contact }, features: {}, surcharges: [] })
    const plans = {
      saver: plan('Saver', { links }),
      ppo: plan('PPO', { links: { drugs: 'https://d.example' } }),
    }
    render(resultPage(NextStep, outputs(plans), { instance }))
    const shown = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(shown).toEqual([...names, 'Questions? Call Ana'])
    expect(document.querySelector('.plan-links > p')?.textContent).toBe(
      names.length > 0 ? 'About Saver:' : undefined,
    )
  })
})

describe('the actions', () => {
  const show = () => render(provided(<ResultActions />))
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const share = 'The link contains your health answers. Share it only with people you trust.'

  it('print the results', () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    show()
    press('Print or save as PDF')
    expect(print).toHaveBeenCalledOnce()
  })

  it('copy a link to home with the answers in its fragment, warn about them, and announce it each time', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show()
    press('Copy link')
    const first = await screen.findByRole('alert')
    expect(first).toHaveTextContent(`Link copied. ${share}`)
    expect(copy).toHaveBeenCalledWith(expect.stringMatching(/^https?:\/\/[^/]+\/#answers=1\.[\w-]{10,60}$/))
    press('Copy link')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    expect(screen.getByRole('alert')).toHaveTextContent(`Link copied. ${share}`)
  })

  it('show the link where the browser does not allow to copy it', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    show()
    press('Copy link')
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to your results' })
    expect(field.value).toContain('/#answers=1.')
    expect(field).toHaveFocus()
    expect(field.selectionEnd).toBe(field.value.length)
    expect(screen.getByText(/Share it only with people you trust/)).toBeVisible()
  })

  it.each(['Close', 'Cancel'])('keep the answers after %s', (name) => {
    window.history.replaceState(null, '', '/results')
    show()
    press('Start over')
    expect(screen.getByRole('dialog', { name: 'Start over?' })).toHaveAccessibleDescription(
      'Your answers will be deleted.',
    )
    press(name)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.pathname).toBe('/results')
  })
})
