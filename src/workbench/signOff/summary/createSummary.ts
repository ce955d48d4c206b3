import { produce } from 'immer'
import { formatDate } from '../../../calculator/rules/formatDate.ts'
import { groupRepeated, type Diagnostic } from '../../../check/Diagnostic.ts'
import { usualTrend } from '../../../catalog/catalog.ts'
import { trendedPrice } from '../../../catalog/trend.ts'
import { findCatalogService, formatSource } from '../../../check/catalogEntries.ts'
import { describeTypical, typicalValues, type TemplateValue } from '../../../check/typicalValues.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import { parentFolder } from '../../../contract/clientFiles.ts'
import type { PlansDocument } from '../../../contract/plans.ts'
import { groupDifferences } from '../../../compare/Difference.ts'
import { formatDollars, formatShare } from '../../../compare/values/amounts.ts'
import { describeActuarialValue, planValue } from '../../panels/value/planValue.ts'
import type { ModelCheck } from '../../state/model.ts'
import { setAt } from '../../state/setAt.ts'
import type { SignOffReview } from '../../state/signOff.ts'
import { tierTitles } from '../../../compare/values/tierTitles.ts'
import { configurationSections } from './configuration.ts'
import { exampleSection } from './examples.ts'
import { titledList, type Summary, type SummarySection } from './Summary.ts'

interface SummarySource {
  year: ClientYear
  /** The folder of the plan year. */
  folder: string
  checked: Pick<ModelCheck, 'diagnostics' | 'accepted'>
  date: Date
  version: string
  isSaved: boolean
  signOff: SignOffReview
}

/** Describes all of a plan year's configuration. */
export function createSummary(source: SummarySource): Summary {
  const { year, folder, checked, date, version, isSaved, signOff } = source
  const { client } = year.instance
  const { document } = year.model
  const typical = typicalValues(document, year.instance)
  const used = withoutUnused(document, typical)
  return {
    client: client.displayName,
    planYear: client.planYear,
    facts: [
      { term: 'Made on', text: formatDate(date) },
      { term: 'Files', text: `${folder}, version ${version}${isSaved ? '' : ', with unsaved edits'}` },
      { term: 'Sign-off', text: signOff.text },
      ...(typical.length > 0 ? [{ term: 'Not reviewed', text: describeTypical(typical) }] : []),
    ],
    signOff: signOff.text,
    sections: [
      ...changesSection(signOff),
      ...configurationSections({
        'instance.json': year.instance,
        'plans.json': hasTypicalSource(typical) ? { ...used, source: noSource } : used,
      }),
      publishedPricesSection(year),
      planValueSection(year),
      exampleSection(year),
      checkSection(checked, folder),
    ],
  }
}

const noSource = 'No source is entered. Enter where the amounts come from before the client signs.'

/** Removes the typical values that the calculator does not use. Nobody has to review them. */
function withoutUnused(document: PlansDocument, used: readonly TemplateValue[]) {
  const pointers = new Set(used.map(({ pointer }) => pointer))
  return produce(document, (draft) => {
    for (const { pointer } of typicalValues(document))
      if (!pointers.has(pointer)) setAt(draft, pointer, undefined)
  })
}

/** Whether the source is that of the template, which says nothing about this client's amounts. */
function hasTypicalSource(typical: readonly TemplateValue[]) {
  return typical.some(({ pointer }) => pointer === '/source')
}

/** What has changed since the sign-off, by section of the form. Left out if there are no changes. */
function changesSection({ changes }: SignOffReview): SummarySection[] {
  if (changes.length === 0) return []
  const blocks = groupDifferences(changes).flatMap(({ section, differences }) =>
    titledList(
      section.title,
      differences.map(({ text }) => text),
    ),
  )
  return [{ title: 'Changes since sign-off', blocks }]
}

/** The prices beside those of the catalog, with their sources. */
function publishedPricesSection({ instance, model }: ClientYear): SummarySection {
  const { planYear } = instance.client
  const rows = model.document.services.flatMap(({ name, allowedAmount }) => {
    const service = findCatalogService(name)
    if (!service) return []
    const published = formatDollars(trendedPrice(service, planYear))
    const sources = service.citations.map(formatSource).join('; ')
    return { heading: name, cells: [formatDollars(allowedAmount), published, sources] }
  })
  return {
    title: 'Published prices',
    blocks: [
      {
        kind: 'text',
        text: `Published prices of ${rows.length} services, adjusted to ${planYear} by ${usualTrend}% a year.${hasTypicalSource(typicalValues(model.document)) ? '' : ' The source under Rates says where the prices here come from.'}`,
      },
      {
        kind: 'table',
        caption: 'Prices here and published prices',
        corner: 'Service',
        columns: ['Here', 'Published', 'Source of the published price'],
        rows,
      },
    ],
  }
}

/** What share of the costs each plan pays, and how often it is the cheapest. */
function planValueSection(year: ClientYear): SummarySection {
  const { tiers, scenarios, plans } = planValue(year, null)
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
        columns: [
          'Actuarial value (estimate)',
          ...tiers.map((tier) => tierTitles[tier]),
          `Cheapest in (of ${tiers.length * scenarios.length})`,
        ],
        isNumeric: true,
        rows: plans
          .filter(({ isOffered }) => isOffered)
          .map(({ name, actuarial, tiers: reviews, wins }) => ({
            heading: name,
            cells: [
              describeActuarialValue(actuarial),
              ...reviews.map(({ share }) => (share === null ? '–' : formatShare(share))),
              String(wins),
            ],
          })),
      },
    ],
  }
}

/** The warnings of a plan year's folder that were accepted, with the reasons, and those that remain. */
function checkSection({ diagnostics, accepted }: SummarySource['checked'], folder: string): SummarySection {
  const isInYear = ({ file }: Diagnostic) => parentFolder(file) === folder
  const reasons = new Map(accepted.map(({ diagnostic, reason }) => [diagnostic, reason]))
  const [acceptedGroups, remaining] = [[...reasons.keys()], diagnostics].map((each) =>
    groupRepeated(each.filter(isInYear)),
  )
  return {
    title: 'Checks',
    blocks: [
      ...titledList(
        'Accepted warnings',
        acceptedGroups!.map((group) => `${describe(group)} Accepted: “${reasons.get(group[0])}”`),
      ),
      ...titledList('Remaining warnings', remaining!.map(describe)),
    ],
  }
}

function describe([{ message }, ...others]: readonly [Diagnostic, ...Diagnostic[]]) {
  return others.length === 0 ? message : `${message} (${others.length + 1} places)`
}
