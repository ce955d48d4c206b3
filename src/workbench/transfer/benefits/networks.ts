/** Whether words or headings name only providers outside the network, or in its second tier. */
export function isOutOfNetwork(text: string): boolean {
  return outOfNetwork.test(text.replaceAll(bothNetworks, ' '))
}

const outOfNetwork =
  /\b(?:out[- ]of[- ]network|oon|non[- ]?network|non[- ]?participating|out[- ]network|tier (?:2|3|two|three) (?:network|providers?))\b/i

const inside = String.raw`\b(?:in(?:[- ]?network)?|inn)\b-?`
const outside = String.raw`\b(?:out[- ](?:of[- ])?network|oon)\b`
const outsideShort = String.raw`\bout(?:[- ](?:of[- ])?network)?\b(?!-?(?: of\b| ?patient))`
const or = String.raw`\s*(?:,|&|\+|,?\s*\b(?:or|and)\b)\s*(?:the )?`
const slash = String.raw`\s*(?:[/|]|\bvs\.?)\s*`
const divided = String.raw`${inside}${slash}(?:${outside}|${outsideShort})`
const reversed = String.raw`(?:${outside}|\bout\b)${slash}${inside}`

/** “In-network / Out-of-network”, “In / Out”, and “in- or out-of-network”. */
const bothNetworks = new RegExp(
  String.raw`[(\s]*(?:same )?(?:${divided}|${reversed}|${inside}${or}${outside}|${outside}${or}\bin[- ]?network\b)\)?`,
  'gi',
)

/** Words without “in- or out-of-network”. */
export function withoutBothNetworks(words: string): string {
  return words.replaceAll(bothNetworks, ' ').trim()
}

/** The title of a plan without words about the network. */
export function withoutNetwork(title: string): string {
  return withoutBothNetworks(title).replaceAll(network, ' ').trim()
}

const network =
  /[\s(–-]*\b(?:(?:in|out)[- ](?:of[- ])?network|(?:non-?)?(?:network|participating|preferred) providers?|non-?network|network|tier \d (?:network|providers?))\b\)?|^(?:inn?|out|oon)$/gi

/** Which of two amounts is in the network, as “In / Out” says; 'either' if words such as “in or out of network” say that all are. */
export type NetworkOrder = 'first' | 'second' | 'either' | undefined

export function findNetworkOrder(text: string): NetworkOrder {
  const [pair] = text.match(bothNetworks) ?? []
  if (pair === undefined) return undefined
  const isDivided = /[/|]|\bvs\b/i.test(pair)
  return isDivided ? (/^[(\s]*(?:same )?in/i.test(pair) ? 'first' : 'second') : 'either'
}

interface NetworkParts {
  /** In the network. */
  text: string
  /** '' for none. */
  outOfNetwork: string
  /** Whether two amounts can also be for one person and a family, or for two services. */
  isUnclear: boolean
}

/** @param isPair whether the values of the row can be two for other reasons */
export function divideNetworks(
  text: string,
  order: NetworkOrder,
  { isPair }: { isPair: boolean },
): NetworkParts {
  const whole = { text, outOfNetwork: '', isUnclear: false }
  const lines = text.split(/\s*[;\n|]\s*|,\s+/)
  const parts = lines.length > 1 ? lines : text.split(betweenValues)
  const isOut = (part: string) => isOutOfNetwork(part) || /^out\b/i.test(part)
  const out = parts.filter(isOut)
  if (out.length > 0 && out.length < parts.length && parts.every((part) => hasValue.test(part))) {
    const own = parts.filter((part) => !isOut(part)).map((part) => part.replaceAll(insideWords, ' ').trim())
    return { text: own.join(' / '), outOfNetwork: out.join(' / '), isUnclear: false }
  }
  const two = lines.length === 2 ? lines : text.split(betweenValues)
  if (order === undefined || two.length < 2 || namesPerson.test(text)) return whole
  const isTwoPairs = lines.length === 2 && lines.every((line) => line.split(betweenValues).length === 2)
  if (order === 'either' || two.length > 2 || (isPair && !isTwoPairs)) return { ...whole, isUnclear: isPair }
  const [own, other] = order === 'first' ? two : two.toReversed()
  return { text: own!, outOfNetwork: other!, isUnclear: false }
}

const betweenValues = /\s*\/\s*(?=[$\d–—-]|(?:in|out|no|none|not|n\/a|ded|plan|covered|unlimited)\b)/i
const hasValue = /[$%\d]|\bcover|\bcharge\b|\bnone\b|\bunlimited\b/i
const insideWords = /[(\s]*\b(?:in[- ]?network|inn)\b\)?:?|^in(?::|\b(?= ?\$))/gi
const namesPerson = /\b(?:individual|ind|single|person|member|self|employee|ee|family|fam)\b/i
