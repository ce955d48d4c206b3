import type { ClientYear } from '../../../../clients/clients.ts'
import { formatShare } from '../../../cells/amounts.ts'
import { planValue } from '../../../panels/bestPlans/planValue.ts'
import { tierTitles } from '../../../tierTitles.ts'
import type { Section } from '../Summary.ts'

/** What share of the costs each plan pays, and how often it is the cheapest. */
export function planValueSection(year: ClientYear): Section {
  const { tiers, scenarios, plans } = planValue(year, null)
  const cells = tiers.length * scenarios.length
  return {
    title: 'Value of the plans',
    blocks: [
      {
        kind: 'text',
        text: 'All scenarios count the same. Employees give the first answer to every question.',
      },
      {
        kind: 'table',
        caption: 'Share of the price of care that each plan pays',
        corner: 'Plan',
        columns: [...tiers.map((tier) => tierTitles[tier]), `Cheapest in (of ${cells})`],
        isNumeric: true,
        rows: plans
          .filter(({ isOffered }) => isOffered)
          .map(({ name, tiers: reviews, wins }) => ({
            heading: name,
            cells: [...reviews.map(({ share }) => (share === null ? '–' : formatShare(share))), String(wins)],
          })),
      },
    ],
  }
}
