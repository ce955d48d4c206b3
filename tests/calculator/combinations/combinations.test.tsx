import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { parseOutputs } from '../../../src/contract/outputs.ts'
import { createYear } from '../../../src/service/clients.ts'
import { calculate } from '../../../src/service/engine/calculate.ts'
import { requests, setDocuments } from '../../server.ts'
import { chooseFirst, heading, next, posted, visit, withService, type User } from '../visit.tsx'
import { answersTo, customUses } from './answers.ts'
import { everySet, nameOf, partsOf, withParts, type Combination } from './clientParts.ts'
import { sampleYears } from './sampleYears.ts'
import * as screens from './screens.ts'

withService()

describe.each(sampleYears)('%s', (_folder, { documents, instance, previewYear }) => {
  const combinations = everySet(partsOf(instance)).map(
    (on) => [nameOf(on), withParts(documents, on)] as const,
  )

  it.each(combinations)('leads to a best plan with %s on', async (_, combination) => {
    setDocuments(combination.instance, combination.plans)
    await walk(combination, previewYear)
    const [instanceCall, calculation, ...more] = requests
    const year = previewYear === undefined ? '' : `/${previewYear}`
    expect(instanceCall?.path).toBe(`/mediplan/instance${year}`)
    expect(calculation?.path).toBe(`/mediplan/calculate${year}`)
    expect(more).toEqual([])
    const answers = answersTo(combination)
    expect(posted()[0]?.body).toEqual(answers)
    const { model } = createYear(combination.instance, combination.plans)
    screens.expectResults(combination, parseOutputs(calculate(model, answers)))
  })
})

/** From the home screen to the figures, looking at every screen on the way. */
async function walk(combination: Combination, previewYear?: number) {
  const { on, instance } = combination
  const { user } = visit(previewYear === undefined ? '/' : `/preview/${previewYear}`)
  await heading('Do the math on medical')
  const { planYear, displayName } = instance.client
  expect(
    screen.getByText(`Use our calculator to get an estimate of your ${planYear} medical costs.`),
  ).toBeVisible()
  expect(screen.getByRole('contentinfo')).toHaveTextContent(displayName)
  expect(screen.queryAllByText(/^Previewing/)).toHaveLength(previewYear === undefined ? 0 : 1)
  await user.click(screen.getByRole('button', { name: "Let's go" }))
  if (screens.questionsFor(on).length > 0) {
    await heading('Tell us about you')
    screens.expectPersonal(on)
    await chooseFirst(user)
    await user.click(next())
  }
  await heading('Who needs coverage?')
  screens.expectSteps(on)
  await user.click(screen.getByRole('button', { name: 'Add one' }))
  screens.expectCoverage(on)
  await user.click(next())
  await heading(`What does ${planYear} look like?`)
  screens.expectScenario(combination)
  for (const box of screen.queryAllByRole('checkbox')) await user.click(box)
  if (on.has('customScenario')) await customize(user)
  else await user.click(screen.getAllByRole('radio')[0]!)
  await user.click(next())
  await heading('Your results')
  await screen.findByText('This is based on:')
}

async function customize(user: User) {
  await user.click(screen.getByRole('button', { name: 'Customize' }))
  const dialog = within(screen.getByRole('dialog'))
  const first = dialog.getAllByRole('textbox')[0]!
  await user.clear(first)
  await user.type(first, String(customUses))
  await user.click(dialog.getByRole('button', { name: 'Use Custom Scenario' }))
  expect(screen.getByText('Your custom scenario is in use.')).toBeVisible()
}
