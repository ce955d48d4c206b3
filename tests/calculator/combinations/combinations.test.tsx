import * as screens from './screens.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { Fragment } from 'react'
import { describe, expect, it } from 'vitest'
import type { Instance } from '../../../src/contract/instance.ts'
import { isFullRun, isSampled } from '../../kit/fullRun.ts'
import { requests, setDocuments } from '../../server.ts'
import { choose, heading, next, posted, press, visit, withService } from '../visit.tsx'
import { expectedInputs, customUses, isCharged, answerPatternFor } from './answers.ts'
import { nameOf, pairwiseSets, partsOf, withParts, type Combination } from './clientParts.ts'
import { sampleYears } from './sampleYears.ts'

withService()

const years = sampleYears.filter(([folder]) => isSampled(folder.split('/')[0]!))

describe.each(years)('%s', (folder, { documents, instance, previewYear }) => {
  const parts = partsOf(instance)
  // Lakeshore has every part; of the other clients, a run for each commit walks only as they are.
  const sets = isFullRun || folder === 'lakeshore' ? pairwiseSets(parts) : [new Set(parts)]
  const combinations = sets.map((on) => [nameOf(on), withParts(documents, on)] as const)

  it.each(combinations)('reaches a best plan with %s on', async (_, combination) => {
    setDocuments(combination.instance, combination.plans)
    await walk(combination, previewYear)
    const [instanceCall, calculation, ...more] = requests
    const year = previewYear === undefined ? '' : `/${previewYear}`
    expect(instanceCall?.path).toBe(`/mediplan/instance${year}`)
    expect(calculation?.path).toBe(`/mediplan/calculate${year}`)
    expect(more).toEqual([])
    expect(posted()[0]?.body).toEqual(expectedInputs(combination, answerPatternFor(combination)))
  })
})

/** Walks from the home screen to the figures, and checks every screen. */
async function walk(combination: Combination, previewYear?: number) {
  const { on, instance } = combination
  const { choice, isCustom } = answerPatternFor(combination)
  visit(previewYear === undefined ? '/' : `/preview/${previewYear}`, undefined, Fragment)
  await heading('Do the math on medical')
  const { planYear, displayName } = instance.client
  expect(
    screen.getByText(`Use our calculator to get an estimate of your ${planYear} medical costs.`),
  ).toBeVisible()
  expect(screen.getByRole('contentinfo')).toHaveTextContent(displayName)
  expect(screen.queryAllByText(/^Previewing/)).toHaveLength(previewYear === undefined ? 0 : 1)
  await press("Let's go")
  if (screens.questionsFor(on).length > 0) {
    await heading('Tell us about you')
    screens.expectPersonal(combination)
    choose(choice)
    fireEvent.click(next())
  }
  await heading('Who needs coverage?')
  screens.expectSteps(on)
  fireEvent.click(screen.getByRole('button', { name: 'Add one child' }))
  screens.expectCoverage(on)
  fireEvent.click(next())
  await heading(`What does ${planYear} look like?`)
  screens.expectScenario(combination)
  const boxes = screen.queryAllByRole('checkbox')
  for (const box of boxes.filter((_, index) => isCharged(index, boxes.length))) fireEvent.click(box)
  if (isCustom) await customize(instance)
  else fireEvent.click(screen.getAllByRole('radio').at(choice)!)
  fireEvent.click(next())
  await heading('Your results')
  await screen.findByText(/^This is based on/)
}

async function customize(instance: Instance) {
  await press('Customize')
  const uses = within(screen.getByRole('dialog')).getAllByRole('textbox')
  screens.expectCustomScenario(instance, uses)
  fireEvent.input(uses[0]!, { target: { value: customUses } })
  await press('Use Custom Scenario')
  expect(screen.getByText('Your custom scenario is in use.')).toBeVisible()
}
