import { readTier } from '../../cells/tierTitles.ts'
import { individual } from './persons.ts'

const accountNames = 'hsa|hra|health savings|health reimbursement'
const giving = [
  String.raw`\b(?:contribut\w*|fund\w*|seed|deposit|money|credit|employer|company|allocation)\b`,
  String.raw`(?<!\bplans? )\b(?:gives|puts|adds|pays|deposits)\b`,
  String.raw`\bwe (?:give|put|add|pay)\b`,
].join('|')

/** What employees put into an account, and how much they can. */
const ownMoney = String.raw`\bemployees? (?:${accountNames}) contribut|^(?!.*\b(?:employer|company|we)\b).*\b(?:irs|limits?|max(?:imum)?)\b`

/** What somebody else than the employee puts into an account. */
export const companyMoney = new RegExp(
  String.raw`^(?!.*(?:${ownMoney}))(?!.*\b(?:you|employees?|members?) (?:(?:can|may|must|will) )?(?:contribute|give|put|add|pay|deposit|fund)s?\b)(?=.*\b(?:${accountNames})\b.*(?:${giving})|.*(?:${giving}).*\b(?:${accountNames}|account)\b)`,
)

const periods =
  /\b(?:per|each|every) (?:pay ?(?:check|day|period)?|payroll|deduction|quarter|month|(?:two |2 )?weeks?)\b|\b(?:quarterly|(?:bi-?|semi-?)?(?:weekly|monthly))\b/i

/** How often the company puts money into an account, as the row or its heading says: “ per month”, or ''. */
export function findPeriod({ words, context }: { words: string; context: string }): string {
  const heading = new RegExp(String.raw`\b(?:${accountNames}|account)\b`, 'i').test(context) ? context : ''
  const [period] = periods.exec(`${words} ${heading}`) ?? []
  return period === undefined ? '' : ` ${period.toLowerCase()}`
}

/** An account has money for an employee alone and for everyone else, or for each tier. */
export function accountFields(own: string): string[] {
  const words = own.replaceAll(
    /\b(?:employer|company|employees?) (?:hsa |hra )?(?:contribut\w*|fund\w*|money)\b/g,
    ' ',
  )
  const isForOne = /\b(?:one(?! child)|individual|ind|single|only|self|person)\b/.test(words)
  const isForOthers = /\b(?:family|fam|families|others?)\b/.test(words)
  const tier = readTier(words)
  if (isForOne !== isForOthers && tier && (tier !== 'EF' || individual.test(words)))
    return [`account ${tier}`]
  if (isForOne === isForOthers)
    return tier && !isForOne ? [`account ${tier}`] : ['account EE', 'account others']
  return [isForOne ? 'account EE' : 'account others']
}
