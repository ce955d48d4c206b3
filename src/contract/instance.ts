import { validatePayload } from './validatePayload.ts'
import { ContractError, type Issue } from './ContractError.ts'
import { validate } from './generated/instance.js'
import type { Client, Id, InstancePayload } from './generated/instance.d.ts'
import { personalQuestions } from './personalQuestions.ts'

export type { Client, Id, InstancePayload }

/** The features whose options are a list of the instance. */
export const featureLists = [...personalQuestions, { flag: 'customScenario', list: 'services' }] as const

const flags = [
  ...featureLists.map(({ flag }) => flag),
  'singleChild',
  'customPerPerson',
  'household',
  'currentPlan',
  'accountExplorer',
] as const
const lists = [...featureLists.map(({ list }) => list), 'surcharges'] as const

export type Flag = (typeof flags)[number]

/** The flags that are on unless an instance turns them off. */
const flagsOnByDefault: ReadonlySet<Flag> = new Set(['accountExplorer'])

type List = (typeof lists)[number]

/** A client's plan year as the code uses it: with every flag and every list. */
export type Instance = Pick<
  InstancePayload,
  'client' | 'scenarios' | 'notInCalculator' | 'language' | 'untranslated' | 'optionsHash'
> & {
  features: Record<Flag, boolean>
} & { [Name in List]: NonNullable<InstancePayload[Name]> }

/**
 * Checks an instance against schemas/v1/instance.schema.json, and that no list in use repeats an id.
 * Adds the flags and lists that it may leave out.
 * @throws ContractError with every issue.
 */
export function parseInstance(payload: unknown): Instance {
  const instance = withDefaults(validatePayload(validate, payload, 'instance'))
  const issues = findRepeatedIds(instance)
  if (issues.length > 0) throw new ContractError('instance', issues)
  return instance
}

/** Adds the flags and lists that a payload may leave out. */
export function withDefaults(payload: InstancePayload): Instance {
  const { client, features, scenarios, notInCalculator, language, untranslated, optionsHash } = payload
  return {
    client,
    notInCalculator,
    language,
    untranslated,
    optionsHash,
    features: Object.fromEntries(flags.map((flag) => [flag, features[flag] ?? flagsOnByDefault.has(flag)])),
    scenarios,
    ...Object.fromEntries(lists.map((list) => [list, payload[list] ?? []])),
  } as Instance
}

/** The ids that a list in use repeats. A list whose flag is off is not in use. */
export function findRepeatedIds(instance: Instance): Issue[] {
  const listsInUse = featureLists.filter(({ flag }) => instance.features[flag]).map(({ list }) => list)
  return [
    ...(['scenarios', ...listsInUse] as const).flatMap((name) =>
      repeatedIds(`/${name}`, idsOf(instance[name])),
    ),
    // Surcharges are posted as a map by id, in which 1 and "1" are the same key.
    ...repeatedIds('/surcharges', idsOf(instance.surcharges).map(String)),
  ]
}

/**
 * The issues of the rows with the id of an earlier row.
 * @param name the property that holds the id
 */
export function repeatedIds(list: string, ids: Id[], name = 'id'): Issue[] {
  if (new Set(ids).size === ids.length) return []
  const seen = new Set<Id>()
  return ids.flatMap((id, index) => {
    if (seen.has(id))
      return [
        {
          pointer: `${list}/${index}/${name}`,
          expected: 'an id that no earlier row has',
          found: JSON.stringify(id),
        },
      ]
    seen.add(id)
    return []
  })
}

export function idsOf(list: { id: Id }[]): Id[] {
  return list.map(({ id }) => id)
}
