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
  String.raw`[(\s]*(?:${divided}|${reversed}|${inside}${or}${outside}|${outside}${or}\bin[- ]?network\b)\)?`,
  'gi',
)

/** The title of a plan without words about the network. */
export function withoutNetwork(title: string): string {
  return title.replaceAll(bothNetworks, ' ').replaceAll(network, ' ').trim()
}

const network =
  /[\s(–-]*\b(?:(?:in|out)[- ](?:of[- ])?network|(?:non-?)?(?:network|participating|preferred) providers?|non-?network|network|tier \d (?:network|providers?))\b\)?|^(?:inn?|out|oon)$/gi
