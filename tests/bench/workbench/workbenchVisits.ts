import type { Page } from '@playwright/test'

/** Work in the workbench whose keys are measured. */
export interface WorkbenchVisit {
  label: string
  /** Opens the section of the form, and puts the focus where the keys go. */
  open: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

/** The pace of a fast typist, in milliseconds. */
const keyPause = 90

/** Longer than the delay after which a text is written to the documents. */
const typingPause = 1000

export const workbenchVisits: readonly WorkbenchVisit[] = [
  {
    label: "typing a client's name",
    open: (page) => openField(page, 'Client', 'Client name'),
    act: typeInParts,
  },
  {
    label: "typing a plan's name",
    open: (page) => openField(page, 'Plans', 'Plan name'),
    act: typeInParts,
  },
  {
    label: 'committing cells of 300 services and 12 plans',
    async open(page) {
      await chooseSection(page, 'Services')
      await page
        .getByRole('grid', { name: 'What members pay' })
        .getByRole('row')
        .nth(4)
        .getByRole('gridcell')
        .nth(1)
        .click()
    },
    async act(page) {
      for (let row = 0; row < 30; row++) {
        await page.keyboard.type(`$${20 + row}`, { delay: keyPause })
        await page.keyboard.press('Enter')
        await page.waitForTimeout(row % 5 === 0 ? typingPause : keyPause)
      }
    },
  },
]

async function chooseSection(page: Page, name: string) {
  await page.getByRole('tab', { name, exact: true }).click()
}

async function openField(page: Page, section: string, label: string) {
  await chooseSection(page, section)
  await page.getByLabel(label).first().click()
  await page.keyboard.press('End')
}

/** Types 60 characters with a pause after each word. */
async function typeInParts(page: Page) {
  for (let word = 0; word < 10; word++) {
    await page.keyboard.type(' abcde', { delay: keyPause })
    await page.waitForTimeout(typingPause)
  }
}
