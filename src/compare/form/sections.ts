import type { ListName } from '../../check/edit/lists.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { personalQuestions, type PersonalQuestion } from '../../contract/personalQuestions.ts'

/** The tables that the workbench shows as grids. */
export type TableName =
  | PersonalQuestion['list']
  | 'surcharges'
  | 'uses'
  | 'limits'
  | 'services'
  | 'payments'
  | 'payroll'

/** A form for some properties of an object. */
export interface FieldsPart {
  kind: 'fields'
  title: string
  file: YearFile
  /** The JSON Pointer of the object. */
  at: string
  /** All properties if absent. */
  properties?: readonly string[]
}

interface GridPart {
  kind: 'grid'
  title: string
  table: TableName
  /** The JSON Pointers of what only this part of the section edits; `*` is any index. Absent if another part has them. */
  at?: readonly string[]
}

/** A question that a feature switches on, with the grid of its choices. */
export interface QuestionPart {
  kind: 'question'
  title: string
  feature: string
  table: TableName & ListName
}

/** A list whose entries are edited one at a time. */
export interface EntriesPart {
  kind: 'entries'
  title: string
  list: ListName
  properties: readonly string[]
}

export type SectionPart = FieldsPart | GridPart | QuestionPart | EntriesPart

export interface Section {
  name: string
  title: string
  /** The file that JSON shows for this section. */
  file: YearFile
  parts: readonly SectionPart[]
}

const instance = 'instance.json'
const plans = 'plans.json'

/** The sections of the form, in the order of a benefits brochure. They decide where each property of the schemas appears. */
export const sections: readonly Section[] = [
  {
    name: 'client',
    title: 'Client',
    file: instance,
    parts: [
      fields('Client', instance, '/client', [
        'displayName',
        'planYear',
        'languages',
        'url',
        'contact',
        'nextStep',
      ]),
      fields('Look', instance, '/client', ['logo', 'colors', 'dontTint']),
      fields('Not in the calculator', instance, '', ['notInCalculator']),
    ],
  },
  {
    name: 'questions',
    title: 'Questions',
    file: instance,
    parts: [
      ...personalQuestions.map(({ label, flag, list }) => ({
        kind: 'question' as const,
        title: label,
        feature: flag,
        table: list,
      })),
      { kind: 'grid', title: 'Surcharges and credits', table: 'surcharges', at: ['/surcharges'] },
      fields('Other parts of the calculator', instance, '/features', [
        'singleChild',
        'customScenario',
        'customPerPerson',
        'household',
        'currentPlan',
        'accountExplorer',
      ]),
    ],
  },
  {
    name: 'scenarios',
    title: 'Scenarios',
    file: instance,
    parts: [
      {
        kind: 'entries',
        title: 'Scenarios',
        list: 'scenarios',
        properties: ['display', 'summary', 'icon', 'adds'],
      },
      { kind: 'grid', title: 'Care in each scenario', table: 'uses' },
      fields('Persons by tier', plans, '/persons'),
      fields('Custom scenario', instance, '', ['customScenarioUses']),
    ],
  },
  {
    name: 'plans',
    title: 'Plans',
    file: plans,
    parts: [
      { kind: 'grid', title: 'Deductibles and maximums', table: 'limits' },
      {
        kind: 'entries',
        title: 'Plans',
        list: 'plans',
        properties: [
          'displayName',
          'account',
          'maximumExcludesCopays',
          'otherProviders',
          'locations',
          'salaryBands',
          'links',
        ],
      },
    ],
  },
  {
    name: 'services',
    title: 'Services',
    file: plans,
    parts: [
      { kind: 'grid', title: 'Services and prices', table: 'services', at: ['/services'] },
      {
        kind: 'grid',
        title: 'What members pay',
        table: 'payments',
        at: ['/plans/*/services', '/plans/*/payment'],
      },
    ],
  },
  {
    name: 'rates',
    title: 'Rates',
    file: plans,
    parts: [
      fields('Pay periods', plans, '', ['payPeriods', 'paychecks', 'coveredMonths']),
      { kind: 'grid', title: 'Payroll deductions', table: 'payroll', at: ['/plans/*/payroll'] },
      fields('Accounts, legal limits, and source', plans, '', [
        'accountMoney',
        'selfOnlyCap',
        'contributionLimits',
        'source',
      ]),
    ],
  },
]

function fields(title: string, file: YearFile, at: string, properties?: readonly string[]): FieldsPart {
  return { kind: 'fields', title, file, at, ...(properties && { properties }) }
}

/** The section with a name, or else the first one. */
export function findSection(name: string): Section {
  return sections.find((section) => section.name === name) ?? sections[0]!
}

/** The section that shows the value of a JSON Pointer; the first one of the file if none does. */
export function findSectionOf(file: YearFile, pointer: string): Section {
  // The part below `typical` has the structure of the document.
  const pattern = `${pointer.replace(/^\/typical(?=\/)/, '').replaceAll(/\/\d+(?=\/|$)/g, '/*')}/`
  const owner = places.find(({ place }) => pattern.startsWith(`${place}/`))
  return owner?.section ?? sections.find((section) => section.file === file)!
}

/** What each section edits in either file, the innermost places first. */
const places = sections
  .flatMap((section) => section.parts.flatMap(placesOf).map((place) => ({ place, section })))
  .toSorted((one, other) => other.place.length - one.place.length)

function placesOf(part: SectionPart): string[] {
  if (part.kind === 'grid') return [...(part.at ?? [])]
  if (part.kind === 'question') return [`/${part.table}`]
  if (part.kind === 'entries') return [`/${part.list}`]
  return part.at === '' ? part.properties!.map((name) => `/${name}`) : [part.at]
}
