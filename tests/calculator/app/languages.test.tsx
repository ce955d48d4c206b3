import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadBuiltInLanguage } from '../../../src/calculator/texts/builtInLanguages.ts'
import { shell } from '../../../src/calculator/texts/en/shell.ts'
import { steps } from '../../../src/calculator/texts/en/steps.ts'
import { createTexts } from '../../../src/calculator/texts/messages.ts'
import { samples } from '../../kit/samples.ts'
import { requests, setDocuments, setFault, setResponse } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import { heading, posted, press, visit, visitStep, withService } from '../visit.tsx'

withService()

const language = (await loadBuiltInLanguage('es'))!
const spanish = {
  ...createTexts(shell, language.shell, language),
  ...createTexts(steps, language.steps, language),
}

beforeEach(() => {
  // As in a new document.
  document.documentElement.removeAttribute('dir')
})

const prefer = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

/** A client with these languages. */
function serve(languages: string[], more: object = {}) {
  setResponse('instance', {
    ...instanceWith({ client: { planYear: 2027, displayName: 'Zephyr', languages } }),
    ...more,
  })
}

/** A sample client with English and Spanish, whose results the service calculates. */
function serveSample() {
  const { instance, model } = samples.get('lakeshore')!.current
  setDocuments({ ...instance, client: { ...instance.client, languages: ['en', 'es'] } }, model.document)
}

const sentLanguages = () => requests.map(({ headers }) => headers.get('accept-language'))

describe('The language of the page', () => {
  it('is the one that the visitor prefers among those of the client', async () => {
    prefer('fr', 'es-MX', 'en')
    serve(['en', 'es'])
    visit()
    expect(await heading(spanish.home.heading)).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', language.locale)
    expect(document.documentElement).toHaveAttribute('dir', 'ltr')
    await expect.poll(() => document.title).toBe(spanish.pageTitle({ screen: spanish.steps.home }))
  })

  it("is requested, with the visitor's choice first", async () => {
    prefer('en-US', 'en')
    serve(['en', 'es'])
    const first = visit()
    await heading(shell.home.heading)
    first.unmount()
    sessionStorage.setItem('mediplan.language', 'es')
    visit()
    await heading(spanish.home.heading)
    expect(sentLanguages()).toEqual(['en-US,en;q=0.9', 'es,en-US;q=0.9,en;q=0.8'])
  })

  it('may be the one of the client, with English for what it lacks', async () => {
    prefer('ar')
    serve(['en', 'ar-XB'], {
      language: {
        locale: 'not a locale',
        direction: 'rtl',
        shell: { home: { heading: '[ḥōme]', lead: null } },
      },
    })
    visit()
    await heading('[ḥōme]')
    expect(screen.getByText(/2027.* medical costs/)).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'ar-XB')
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  })

  it('is the one of the client also where it borrows the locale of another language', async () => {
    prefer('ht')
    serve(['en', 'ht'], { language: { locale: 'fr', shell: { home: { heading: 'Kalkile' } } } })
    visit()
    await heading('Kalkile')
    expect(document.documentElement).toHaveAttribute('lang', 'ht')
  })

  it.each(['/', '/preview/abc'])('of a failure at %s is the one that the visitor prefers', async (path) => {
    prefer('es')
    setFault('offline')
    visit(path)
    expect(await heading(spanish.notAvailable.heading)).toBeVisible()
    expect(screen.getByText(path === '/' ? spanish.tryAgain : spanish.notAvailable.leave)).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', language.locale)
    await expect.poll(() => document.title).toContain(spanish.notAvailable.heading)
  })
})

describe('The language switch', () => {
  it('names each language in its own words', async () => {
    serve(['en', 'es', 'ar-XB', 'no tag', 'es', 'xx-MX'])
    visit()
    const names = within(await screen.findByRole('navigation', { name: 'Language' })).getAllByRole('button')
    expect(names.map((button) => [button.textContent, button.lang])).toEqual([
      ['English', 'en'],
      ['Español', 'es'],
      [expect.stringMatching(/^\p{Script=Arabic}/u), 'ar'],
      ['no tag', ''],
      // The browser does not know the language, so the name is in its own.
      ['Xx (Mexico)', 'en-US'],
    ])
    expect(names.map((button) => button.getAttribute('aria-current'))).toEqual([
      'true',
      'false',
      'false',
      'false',
      'false',
    ])
  })

  it.each([undefined, ['es']])('is not shown for a client with the languages %j', async (languages) => {
    prefer('en')
    serve(languages as string[])
    await visitStep('personal')
    expect(screen.queryByRole('button', { name: 'Español' })).toBeNull()
  })

  it('keeps the answers, the step, the address, and the focus', async () => {
    serve(['en', 'es'])
    await visitStep('personal')
    const [list] = screen.getAllByRole<HTMLSelectElement>('combobox')
    fireEvent.change(list!, { target: { value: [...list!.options].at(-1)!.value } })
    const { value } = list!
    const { length } = window.history
    act(() => screen.getByText('Español').focus())
    await press('Español')
    expect(await heading(spanish.personal.heading)).toBeVisible()
    expect(screen.getAllByRole('combobox')[0]).toHaveValue(value)
    expect(screen.getByRole('button', { name: 'Español' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Español' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('navigation', { name: spanish.languages.label })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(spanish.languages.changed({ language: 'Español' }))
    expect(document.documentElement).toHaveAttribute('lang', language.locale)
    await expect.poll(() => document.title).toBe(spanish.pageTitle({ screen: spanish.steps.personal }))
    expect(window.location.pathname).toBe('/personal')
    expect(window.history).toHaveLength(length)
    expect(sentLanguages().at(-1)).toBe('es')
    expect(sessionStorage.getItem('mediplan.language')).toBe('es')

    await press('English')
    expect(await heading(steps.personal.heading)).toBeVisible()
    expect(screen.getAllByRole('combobox')[0]).toHaveValue(value)
    expect(document.documentElement).toHaveAttribute('lang', 'en')
  })

  it('does not close a dialog, and keeps the focus and what was typed', async () => {
    const { instance, model } = samples.get('quillon')!.current
    setDocuments({ ...instance, client: { ...instance.client, languages: ['en', 'es'] } }, model.document)
    await visitStep('scenario')
    setFault('slow', { delay: 100 })
    await press('Español')
    await press('Customize')
    const [uses] = within(screen.getByRole('dialog')).getAllByRole<HTMLInputElement>('textbox')
    act(() => uses!.focus())
    fireEvent.input(uses!, { target: { value: 'a few' } })
    const dialog = await screen.findByRole('dialog', { name: spanish.customScenario.title })
    const [usesNow] = within(dialog).getAllByRole<HTMLInputElement>('textbox')
    expect(usesNow).toHaveValue('a few')
    expect(usesNow).toHaveFocus()
  })

  it('shows the results in the new language at once', async () => {
    serveSample()
    await visitStep('results')
    const texts = new Set<string>()
    const observer = new MutationObserver(() => texts.add(document.body.textContent))
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    await press('Español')
    expect(await heading(spanish.results.heading)).toBeVisible()
    observer.disconnect()
    expect(posted().map(({ headers }) => headers.get('accept-language'))).toEqual(['en', 'es'])
    expect(posted()[1]!.body).toEqual(posted()[0]!.body)
    expect([...texts].filter((text) => text.includes(spanish.results.searching))).toEqual([])
    // Once per change, not again when the language is there.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(posted()).toHaveLength(2)
  })

  it('calculates in the new language if the old calculation failed', async () => {
    serveSample()
    await visitStep('scenario')
    fireEvent.click(screen.getAllByRole('radio')[0]!)
    setFault('http500', { route: 'calculate' })
    await press('Next')
    await screen.findByRole('alert')
    setFault('none')
    await press('Español')
    expect(await heading(spanish.results.heading)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(posted().map(({ headers }) => headers.get('accept-language'))).toEqual(['es'])
  })

  it('says what happened if the language does not load, and can be used again', async () => {
    serveSample()
    await visitStep('coverage')
    setFault('offline')
    await press('Español')
    expect(await screen.findByRole('alert')).toHaveTextContent(steps.languages.failed)
    expect(await heading(steps.coverage.heading)).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'en')
    expect(sessionStorage.getItem('mediplan.language')).toBeNull()
    setFault('none')
    await press('Español')
    expect(await heading(spanish.coverage.heading)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the language that was chosen last', async () => {
    serveSample()
    await visitStep('coverage')
    setFault('slow')
    await press('Español')
    await press('Español')
    expect(screen.getByText('Loading…')).toBeVisible()
    await press('English')
    expect(screen.queryByText('Loading…')).toBeNull()
    setFault('none')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await heading(steps.coverage.heading)).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'en')
  })
})
