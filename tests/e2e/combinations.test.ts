import { formatMoney } from '../../src/calculator/rules/formatMoney.ts'
import { personalQuestions } from '../../src/contract/personalQuestions.ts'
import {
  everySet,
  nameOf,
  partsOf,
  withParts,
  type ClientPart,
} from '../calculator/combinations/clientParts.ts'
import { shownSurcharges } from '../calculator/combinations/answers.ts'
import { isFullRun } from '../kit/fullRun.ts'
import { sampleYears } from '../calculator/combinations/sampleYears.ts'
import { filterCalculations, readOutputs } from './support/apiCalls.ts'

import { expect, test } from './support/test.ts'
import { answerPersonal, expectScreen, chooseScenario, clickNext } from './support/walk.ts'

/**
 * All features on, for the client that has every feature. The full run adds all on and all off for every client, and
 * each feature alone for that client.
 */
function selectSets(folder: string, parts: ClientPart[]) {
  const hasEveryPart = folder === 'lakeshore'
  if (!isFullRun && !hasEveryPart) return []
  const sizes = new Set([parts.length])
  if (isFullRun) sizes.add(0)
  if (isFullRun && hasEveryPart) sizes.add(1)
  return everySet(parts).filter(({ size }) => sizes.has(size))
}

for (const [folder, { documents, instance, previewYear }] of sampleYears) {
  for (const on of selectSets(folder, partsOf(instance))) {
    test(`${folder} with ${nameOf(on)} on finds a best plan`, async ({ page, setDocuments, calls }) => {
      const combination = withParts(documents, on)
      setDocuments(combination.instance, combination.plans)
      await page.goto(previewYear === undefined ? '' : `preview/${previewYear}`)
      await page.getByRole('button', { name: "Let's go" }).click()
      const expectedQuestions = personalQuestions.filter(({ flag }) => on.has(flag))
      if (expectedQuestions.length > 0) {
        await expectScreen(page, 'personal')
        await expect(page.getByRole('combobox')).toHaveCount(expectedQuestions.length)
        await answerPersonal(page)
        await clickNext(page)
      }
      await expectScreen(page, 'coverage')
      await page.getByRole('button', { name: 'Add one child' }).click()
      const label = on.has('singleChild') ? 'employee and one child' : 'employee and child(ren)'
      await expect(page.getByText(`You need ${label} coverage.`)).toBeVisible()
      await clickNext(page)
      await chooseScenario(page)
      await expect(page.getByRole('button', { name: 'Customize' })).toHaveCount(
        on.has('customScenario') ? 1 : 0,
      )
      await expect(page.getByRole('checkbox')).toHaveCount(shownSurcharges(combination).length)
      await clickNext(page)
      await expect(page.getByRole('definition')).toHaveCount(4)

      const [calculation, ...more] = filterCalculations(calls)
      expect(more).toEqual([])
      expect(calculation?.body).toMatchObject({
        coverage: on.has('singleChild') ? 'EK' : 'EC',
        scenario: instance.scenarios[1]!.id,
        customScenario: null,
        ...Object.fromEntries(
          personalQuestions.map(({ flag, list, answer }) => [
            answer,
            on.has(flag) ? instance[list].at(-1)!.id : null,
          ]),
        ),
      })
      const { plans, bestPlan } = await readOutputs(calculation)
      await expect(page.getByRole('definition').last()).toHaveText(formatMoney(plans[bestPlan]!.totalCost))
      await page.locator('summary', { hasText: 'See how this was calculated' }).click()
      await expect(
        page.locator('.plans-table thead').getByText('Surcharges and Credits', { exact: true }),
      ).toHaveCount(on.has('surcharges') ? 1 : 0)
    })
  }
}
