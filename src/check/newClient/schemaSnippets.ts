import { catalogServices, type CatalogService } from '../../catalog/catalog.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { priceEntry } from '../catalogEntries.ts'
import { setValues, type Assignment } from '../edit/jsonEdits.ts'
import { newInstance, newPlans } from './newFiles.ts'
import { defaultAnswers, type Answers, type PlanKind } from './questions.ts'

interface Snippet {
  label: string
  body: Record<string, unknown>
}

type Snippets = Partial<Record<'services' | 'plans', { items: { defaultSnippets: Snippet[] } }>>

/**
 * Replaces what the snippets of a schema have of a new client: the care and the plans of whole documents, the services,
 * and the typical plans. The last snippet for a service stays, which is for any other one.
 */
export function withSnippets(file: YearFile, text: string): string {
  const { defaultSnippets, properties } = JSON.parse(text) as {
    defaultSnippets: Snippet[]
    properties: Snippets
  }
  const bodiesOf = (list: keyof Snippets) => properties[list]?.items.defaultSnippets ?? []
  const snippetsOf = (list: keyof Snippets) => ['properties', list, 'items', 'defaultSnippets']
  const plans = [...bodiesOf('plans').entries()].flatMap(([index, { label }]): Assignment[] => {
    const kind = kinds[label]
    return kind ? [[[...snippetsOf('plans'), index, 'body'], planSnippet(kind)]] : []
  })
  const services = catalogServices.map(serviceSnippets[file])
  return setValues(text, [
    ...defaultSnippets.map((snippet, index): Assignment => [
      ['defaultSnippets', index, 'body'],
      documentSnippet(file, snippet),
    ]),
    [snippetsOf('services'), [...services, bodiesOf('services').at(-1)]],
    ...plans,
  ])
}

const kinds: Partial<Record<string, PlanKind>> = {
  PPO: 'ppo',
  'HDHP with HSA': 'hdhp',
  'Copay plan (HMO)': 'copay',
}

const answers: Answers = { ...defaultAnswers(''), planYear: 2027 }

/** The answers that the snippet with every feature differs in. */
const withFeatures: Answers = { ...answers, singleChild: true, salaryBands: ['Full-time', 'Part-time'] }

function documentSnippet(file: YearFile, { label, body }: Snippet) {
  const given = label === 'A client with every feature' ? withFeatures : answers
  const client: Record<string, unknown> =
    file === 'plans.json' ? { ...newPlans(given) } : { ...newInstance(given) }
  const parts = ['source', 'services', 'scenarios', 'plans'].filter((name) => name in body)
  return numbered({
    ...body,
    ...Object.fromEntries(parts.map((name) => [name, withPlaceholders(client[name], name)])),
  })
}

function planSnippet(kind: PlanKind) {
  const [plan] = newPlans({ ...answers, plans: [kind], singleChild: true }).plans
  const { key, ...terms } = plan!
  return numbered({ key: placeholder(key), ...(withPlaceholders(terms) as object) })
}

const serviceSnippets: Record<YearFile, (service: CatalogService) => object> = {
  'instance.json': ({ id, name: { en } }) => ({ label: en, body: { id, name: en } }),
  'plans.json': (service) => {
    const { id, allowedAmount, ...others } = priceEntry(service, answers.planYear)
    const name = service.name.en
    return { label: name, body: numbered({ id, name, allowedAmount: placeholder(allowedAmount), ...others }) }
  },
}

/** The properties whose values each client replaces. */
const isOwn = /^(source|display(Name)?|copay(Days)?|coinsurance|individual|family|E[ESKCF])$/

function withPlaceholders(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withPlaceholders(item))
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPlaceholders(part, key)]))
  return isOwn.test(name) ? placeholder(value as string | number) : value
}

/** The JSON service inserts text that begins with ^ without quotes. */
function placeholder(value: string | number) {
  const text = String(value).replaceAll(/[\\$}]/g, String.raw`\$&`)
  return `${typeof value === 'number' ? '^' : ''}\${0:${text}}`
}

/** Numbers the placeholders from the top. */
function numbered(body: object): unknown {
  let count = 0
  // The one of $schema, which has a condition, is none.
  const text = JSON.stringify(body).replaceAll(/\$\{\d+(?!:\+)/g, () => `\${${(count += 1)}`)
  return JSON.parse(text)
}
