import { formatDate } from '../../../calculator/rules/formatDate.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import type { CheckResult } from '../../state/model.ts'
import { assumptionSection } from './sections/assumptions.ts'
import { checkSection } from './sections/checks.ts'
import { exampleSection } from './sections/examples.ts'
import { planSections } from './sections/plans.ts'
import { planValueSection } from './sections/planValues.ts'
import { questionSection } from './sections/questions.ts'
import { rateSection } from './sections/rates.ts'
import { scenarioSection } from './sections/scenarios.ts'
import { surchargeSection } from './sections/surcharges.ts'
import type { Summary } from './Summary.ts'

interface SummarySource {
  year: ClientYear
  /** The folder of the plan year. */
  folder: string
  checked: Pick<CheckResult, 'diagnostics' | 'accepted'>
  date: Date
  /** Identifies the two files' contents. */
  fingerprint: string
  isSaved: boolean
}

/** Describes all of a plan year's configuration. */
export function createSummary({ year, folder, checked, date, fingerprint, isSaved }: SummarySource): Summary {
  const { client } = year.instance
  const { source } = year.model.document
  return {
    client: client.displayName,
    planYear: client.planYear,
    facts: [
      { term: 'Made on', text: formatDate(date) },
      { term: 'Files', text: `${folder}, version ${fingerprint}${isSaved ? '' : ', with unsaved edits'}` },
      { term: 'Contact for employees', text: client.contact?.text ?? 'None' },
      ...(client.url ? [{ term: 'Website', text: client.url }] : []),
      ...(source === undefined ? [] : [{ term: 'Source of the amounts', text: source }]),
    ],
    sections: [
      ...planSections(year),
      rateSection(year),
      surchargeSection(year),
      scenarioSection(year),
      questionSection(year),
      assumptionSection(year),
      planValueSection(year),
      exampleSection(year),
      checkSection(checked, folder),
    ].filter((section) => section !== null),
  }
}
