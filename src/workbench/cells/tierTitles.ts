import { tierTitles } from '../../compare/values/tierTitles.ts'
import type { CoverageCode } from '../../contract/inputs.ts'

const shortTitles: Record<CoverageCode, string> = {
  EE: 'Employee',
  ES: '+ Spouse',
  EK: '+ Child',
  EC: '+ Children',
  EF: 'Family',
}

/** For the head of a column. @param tiers of the client */
export function shortTierTitle(tier: CoverageCode, tiers: readonly CoverageCode[]): string {
  return tier === 'EC' && !tiers.includes('EK') ? '+ Child(ren)' : shortTitles[tier]
}

export const allTiers = Object.keys(tierTitles)

/** The titles of the tiers that other words mean, such as "EE + Spouse" or "tiers with a spouse". */
export function findTierTitles(text: string): string[] {
  const tier = readTier(text)
  return (readTierGroup(text) ?? (tier ? [tier] : [])).map((each) => tierTitles[each])
}

const employees =
  'ee|emp|empl|employees?|subscriber|member|associate|colleague|team ?member|teammate|staff(?: member)?|faculty(?: staff)?|worker|you|me|myself'
const employee = new RegExp(`\\b(?:${employees})\\b`)
const onlyEmployee = new RegExp(`^(?:${employees})$`)
const spouse = /\b(?:sp|spouse|spouses|husband|wife|partner|es)\b/
const children = /\b(?:ch|chd|child|children|kids?|dep|dependents?)\b/
const oneChild = /\b(?:1|one|single)\s*(?:child|kid|ch)\b/
const family = /\b(?:fam|family|families|ef|all of us)\b/
const alone = /\b(?:only|just|single|individual|self|alone)\b/

const group = /\b(?:tiers?|who|cover(?:s|ing)?)\b|^(?:only )?with(?:out)?\b/

/** The tiers with a spouse, with children, or without them, if a text is about such a group. */
function readTierGroup(text: string): CoverageCode[] | undefined {
  const words = text.toLowerCase()
  const [hasSpouse, hasChildren] = [spouse.test(words), children.test(words)]
  if (!group.test(words) || !(hasSpouse || hasChildren)) return undefined
  const isExcluded = /\b(?:without|not?)\b/.test(words)
  // "With a spouse, no children" excludes only one of them.
  if (isExcluded && hasSpouse && hasChildren) return undefined
  return (['EE', 'ES', 'EK', 'EC', 'EF'] as const).filter((tier) => {
    const isIncluded =
      (!hasSpouse || tier === 'ES' || tier === 'EF') && (!hasChildren || !['EE', 'ES'].includes(tier))
    return isIncluded !== isExcluded
  })
}

function toTierWords(title: string) {
  return title
    .toLowerCase()
    .replaceAll(/child\(ren\)|child\/ren/g, 'children')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

const neutral =
  /\b(?:[a-z]|\d+|and|or|with|plus|the|my|your|for|of|per|pay|pays|paychecks?|payroll|deductions?|premiums?|contributions?|costs?|rates?|amounts?|shares?|tier|coverage|each|every|month|monthly|semi|bi|biweekly|semimonthly|week|weekly|year|yearly|annual|annually|employer|er|company|total|full|no|one|es|ek|ec)\b/g

/** Whether the title of a tier says more than the tier, such as “domestic partner”. Words about costs do not count. */
export function saysMoreThanTier(title: string): boolean {
  const words = toTierWords(title)
  const isAlternative = /\b(?:spouses?|husband|wife)\b.*\bpartner\b/.test(words)
  const rest = [employee, spouse, children, family, alone, neutral].reduce(
    (left, pattern) => left.replaceAll(new RegExp(pattern, 'g'), ' '),
    words,
  )
  return isAlternative || rest.trim() !== ''
}

const severalTiers = new RegExp(
  String.raw`^(?:${employees})(?: (?:and|plus|with))? (?:\d|one|two)(?: (?:or more|dependents?|child|children|others?|persons?))*$|^(?:2|two) (?:party|persons?|adults)$`,
)

/** Whether a title is that of a tier that the calculator divides by who is covered: “EE + 1”, “Two-party”. */
export function isOtherTier(title: string): boolean {
  return readTier(title) === 'EK' || severalTiers.test(toTierWords(title))
}

/** The coverage tier that a title of a rate sheet names, such as "EE + Spouse"; undefined if it is none. */
export function readTier(title: string): CoverageCode | undefined {
  const words = toTierWords(title)
  if (/^(?:ee|es|ek|ec|ef)$/.test(words)) return words.toUpperCase() as CoverageCode
  if (family.test(words) || (spouse.test(words) && children.test(words))) return 'EF'
  if (spouse.test(words) && !alone.test(words)) return 'ES'
  if (oneChild.test(words)) return 'EK'
  if (children.test(words) && (employee.test(words) || /^ch(?!\w* s\b)/.test(words))) return 'EC'
  const isEmployeeAlone = onlyEmployee.test(words) || (employee.test(words) && alone.test(words))
  return isEmployeeAlone || /^(?:single|individual|self only)$/.test(words) ? 'EE' : undefined
}
