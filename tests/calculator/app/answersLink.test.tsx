import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { samples } from '../../kit/samples.ts'
import { requests, setClient, setDocuments } from '../../server.ts'
import {
  goToCoverage,
  goToResults,
  goToScenario,
  heading,
  posted,
  visit,
  withService,
  type User,
} from '../visit.tsx'

withService()

const button = (name: string) => screen.findByRole('button', { name })
const notice = () => screen.findByRole('alert')

/** Copies the link of the results on the screen. */
async function copyLink(user: User) {
  await user.click(await button('Copy link'))
  await screen.findByText(/Link copied/)
  return navigator.clipboard.readText()
}

/** Answers everything, copies the link, and closes the page. */
async function createLink() {
  const { user } = visit()
  await goToResults(user, async () => user.click(screen.getByRole('switch')))
  const link = await copyLink(user)
  cleanup()
  sessionStorage.clear()
  return link
}

/** Opens an address in another tab. */
const open = (link: string) => visit(link.replace(window.location.origin, ''))

describe('Copy link', () => {
  it('copies the address of home with the answers in the fragment, and warns about them', async () => {
    const { user } = visit()
    await goToResults(user)
    const link = await copyLink(user)
    expect(link).toMatch(/^https?:\/\/[^/]+\/#answers=1\.[\w-]{10,60}$/)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Link copied. The link contains your health answers. Share it only with people you trust.',
    )
  })

  it('is announced each time', async () => {
    const { user } = visit()
    await goToResults(user)
    await copyLink(user)
    const first = await notice()
    await user.click(await button('Copy link'))
    await waitFor(() => expect(first).not.toBeInTheDocument())
    expect(screen.getByRole('alert')).toHaveTextContent(/^Link copied/)
  })

  it('shows the link where the browser does not allow to copy it', async () => {
    const { user } = visit()
    await goToResults(user)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await user.click(await button('Copy link'))
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to your results' })
    expect(field.value).toContain('/#answers=1.')
    expect(field).toHaveFocus()
    expect(field.selectionEnd).toBe(field.value.length)
    expect(screen.getByText(/Share it only with people you trust/)).toBeVisible()
  })
})

describe('A link', () => {
  it('shows the same results, and leaves the address', async () => {
    const link = await createLink()
    const { user } = open(link)
    expect(await notice()).toHaveTextContent('This link contains answers.')
    await user.click(await button('Show these results'))
    await heading('Your results')
    await screen.findByText('This is based on:')
    const [before, after] = posted()
    expect(after!.body).toEqual(before!.body)
    expect(window.location.href).toBe(`${window.location.origin}/results`)
    act(() => window.history.pushState(null, '', '/'))
    await heading('Do the math on medical')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('never sends its answers before they are shown', async () => {
    const link = await createLink()
    const sent = requests.length
    open(link)
    await notice()
    const [request, ...others] = requests.slice(sent)
    expect(request!.path).toBe('/mediplan/instance')
    expect(others).toEqual([])
  })

  it('can be dismissed', async () => {
    const { user } = open(await createLink())
    await user.click(await button('Dismiss'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(window.location.hash).toBe('')
    expect(await heading('Do the math on medical')).toHaveFocus()
  })

  it('asks before it replaces the answers of this session', async () => {
    const link = await createLink()
    const { user } = visit()
    await goToScenario(user)
    act(() => window.history.pushState(null, '', link))
    await user.click(await button('Show these results'))
    const dialog = await screen.findByRole('dialog', { name: 'Replace your answers?' })
    expect(dialog).toHaveAccessibleDescription('The answers in the link replace those that you gave.')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(await button('Continue with your answers'))
    await heading(/look like/)

    act(() => window.history.pushState(null, '', link))
    await user.click(await button('Show these results'))
    await user.click(await button('Replace my answers'))
    await heading('Your results')
    await screen.findByText('This is based on:')
    expect(posted().at(-1)!.body).toEqual(posted()[0]!.body)
  })

  it('asks before it replaces the saved answers', async () => {
    const link = await createLink()
    const { user } = visit()
    await goToCoverage(user)
    cleanup()
    const { user: sameUser } = open(link)
    await sameUser.click(await button('Show these results'))
    await screen.findByRole('dialog', { name: 'Replace your answers?' })
    await sameUser.click(screen.getByRole('button', { name: 'Close' }))
    await sameUser.click(await button('Continue with your answers'))
    expect(await heading('Who needs coverage?')).toBeVisible()
    expect(window.location.hash).toBe('')
  })

  it('works while the page is open', async () => {
    const link = await createLink()
    visit()
    await heading('Do the math on medical')
    act(() => {
      window.location.hash = new URL(link).hash
    })
    expect(await notice()).toHaveTextContent('This link contains answers.')
  })

  it('shows the same results in another language', async () => {
    const link = await createLink()
    const { user } = open(link)
    await notice()
    await user.click(await button('Español'))
    await user.click(await button('Ver estos resultados'))
    await heading('Sus resultados')
    await waitFor(() => expect(posted()).toHaveLength(2))
    const [before, after] = posted()
    expect(after!.body).toEqual(before!.body)
  })

  it('of a preview opens the preview of that year', async () => {
    setClient('marlow')
    const { user } = visit('/preview/2028')
    await goToResults(user)
    const link = await copyLink(user)
    expect(link).toMatch(/\/preview\/2028#answers=1\./)
    cleanup()
    sessionStorage.clear()
    const { user: other } = open(link)
    await other.click(await button('Show these results'))
    await heading('Your results')
    await screen.findByText('This is based on:')
    const [before, after] = posted()
    expect(after).toMatchObject({ path: '/mediplan/calculate/2028', body: before!.body })
  })

  it.each([
    [
      'a salary band has another name',
      () => {
        const { instance, model } = samples.get('lakeshore')!.current
        const salaryBands = instance.salaryBands.map((band) => ({ ...band, name: `${band.name}, full time` }))
        setDocuments({ ...instance, salaryBands }, model.document)
      },
      (link: string) => link,
      /has changed/,
    ],
    [
      'its end is missing',
      () => {},
      (link: string) => link.slice(0, -3),
      'This link is incomplete. Ask for it again, or answer the questions.',
    ],
    ['it is another text', () => {}, () => '/#answers=%00%', /incomplete/],
    ['its version is newer', () => {}, () => '/#answers=9.AAAA', /has changed/],
  ])('says so if %s', async (_, change, edit, message) => {
    const link = await createLink()
    change()
    const { user } = open(edit(link))
    expect(await notice()).toHaveTextContent(message)
    expect(screen.queryByRole('button', { name: 'Show these results' })).toBeNull()
    await user.click(await button('Dismiss'))
    expect(window.location.hash).toBe('')
  })
})
