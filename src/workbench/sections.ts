import type { ListName } from '../check/edit/lists.ts'
import type { YearFile } from '../contract/clientFiles.ts'
import { personalQuestions } from '../contract/personalQuestions.ts'
import { parsePointer } from '../contract/pointer.ts'
import type { TableName } from './tables/tables.ts'

/** A form for some properties of an object. */
export interface FieldsPart {
  kind: 'fields'
  title: string
  file: YearFile
  /** The JSON Pointer of the object. */
  at: string
  /** All properties if absent. */
  properties?: readonly string[]
  /** Whether the form is folded until the user opens it, because few clients need it. */
  isFolded?: boolean
}

interface GridPart {
  kind: 'grid'
  title: string
  table: TableName
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

/** The sections of the form, in the order of a benefits brochure. */
export const sections: readonly Section[] = [
  {
    name: 'client',
    title: 'Client',
    file: instance,
    parts: [
      {
        kind: 'fields',
        title: 'Client',
        file: instance,
        at: '/client',
        properties: ['displayName', 'planYear', 'languages', 'url', 'contact'],
      },
      {
        kind: 'fields',
        title: 'Look',
        file: instance,
        at: '/client',
        properties: ['logo', 'colors', 'dontTint'],
      },
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
      { kind: 'grid', title: 'Surcharges and credits', table: 'surcharges' },
      {
        kind: 'fields',
        title: 'Other parts of the calculator',
        file: instance,
        at: '/features',
        properties: ['singleChild', 'customScenario', 'customPerPerson', 'accountExplorer'],
      },
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
        properties: ['display', 'summary', 'icon', 'addsPerson', 'uses'],
      },
      { kind: 'grid', title: 'Care in each scenario', table: 'uses' },
      { kind: 'fields', title: 'Persons by tier', file: plans, at: '/persons' },
      {
        kind: 'fields',
        title: 'Custom scenario',
        file: instance,
        at: '',
        properties: ['customScenarioUses'],
        isFolded: true,
      },
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
        properties: ['displayName', 'account', 'maximumExcludesCopays', 'locations', 'salaryBands'],
      },
    ],
  },
  {
    name: 'services',
    title: 'Services',
    file: plans,
    parts: [
      { kind: 'grid', title: 'Services and prices', table: 'services' },
      { kind: 'grid', title: 'What members pay', table: 'payments' },
    ],
  },
  {
    name: 'rates',
    title: 'Rates',
    file: plans,
    parts: [
      {
        kind: 'fields',
        title: 'Pay periods',
        file: plans,
        at: '',
        properties: ['payPeriods', 'paychecks', 'coveredMonths'],
      },
      { kind: 'grid', title: 'Payroll deductions', table: 'payroll' },
      {
        kind: 'fields',
        title: 'Accounts, legal limits, and source',
        file: plans,
        at: '',
        properties: ['accountMoney', 'selfOnlyCap', 'contributionLimits', 'source'],
      },
    ],
  },
]

/** The section with a name, or else the first one. */
export function findSection(name: string): Section {
  return sections.find((section) => section.name === name) ?? sections[0]!
}

/** The section that shows the value of a JSON Pointer. */
export function findSectionOf(file: YearFile, pointer: string): Section {
  const path = parsePointer(pointer).map((part) => (/^\d+$/.test(part) ? '*' : part))
  const isOwn = (prefix: string) => prefix.split('/').every((part, index) => part === path[index])
  const owner = owners[file].find(([prefix]) => isOwn(prefix))?.[1]
  return sections.find(({ name }) => name === owner) ?? firstSectionOf(file)
}

const questionLists = personalQuestions.map(({ list }) => [list, 'questions'] as const)

/** Sections by the beginning of a path; the first row that matches counts. */
const owners: Record<YearFile, readonly (readonly [prefix: string, section: string])[]> = {
  [instance]: [
    ['client', 'client'],
    ['scenarios', 'scenarios'],
    ['customScenarioUses', 'scenarios'],
    ['services', 'services'],
    ['features', 'questions'],
    ['surcharges', 'questions'],
    ...questionLists,
  ],
  [plans]: [
    ['plans/*/payment', 'services'],
    ['plans/*/services', 'services'],
    ['plans/*/payroll', 'rates'],
    ['plans', 'plans'],
    ['services', 'services'],
    ['scenarios', 'scenarios'],
    ['persons', 'scenarios'],
    ['surcharges', 'questions'],
    ...questionLists,
    ['source', 'rates'],
    ['accountMoney', 'rates'],
    ['selfOnlyCap', 'rates'],
    ['coveredMonths', 'rates'],
    ['payPeriods', 'rates'],
    ['paychecks', 'rates'],
    ['contributionLimits', 'rates'],
  ],
}

function firstSectionOf(file: YearFile): Section {
  return sections.find((section) => section.file === file)!
}
