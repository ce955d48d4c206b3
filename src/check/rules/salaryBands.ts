/** Words that only describe a range of salaries. */
const aboutSalary =
  /\b(under|below|less|than|up|to|over|above|more|from|between|at|least|and|or|through|per|a|year|yearly|annual|annually|salary|salaries|pay|earning|earns?|k)\b|[^\p{L}]/giu

const below = /\b(under|below|less than|up to)\b|^\s*[<\u2264]/i

/** Smaller numbers are not salaries but hours, ages, or the number of a band. */
const leastSalary = 1000

/** Whether a band is for lower salaries than another; undefined if their names do not tell. */
export function isLowerBand(one: string, other: string): boolean | undefined {
  const [own, others] = [salariesOf(one), salariesOf(other)]
  if (own === undefined || others === undefined || own.rest !== others.rest || own.least === others.least)
    return undefined
  return own.least < others.least
}

/** Where the salaries of a band start, and the rest of its name, such as 'part-time'. */
function salariesOf(name: string): { least: number; rest: string } | undefined {
  const [first] = numbersIn(name)
  if (first === undefined || first < leastSalary) return undefined
  const rest = name
    .replaceAll(/(?<=\d)k\b/gi, '')
    .replaceAll(aboutSalary, ' ')
    .replaceAll(/\s+/g, ' ')
  return { least: below.test(name) ? 0 : first, rest: rest.trim().toLowerCase() }
}

/** In dollars: 40,000 and 40K alike. In 40-80K both are thousands. */
function numbersIn(name: string): number[] {
  const found = [...name.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(k\b)?/gi)].map(([, digits = '', k]) => ({
    amount: Number(digits.replaceAll(',', '')),
    isThousands: k !== undefined,
  }))
  const isInThousands = found.at(-1)?.isThousands ?? false
  return found.map(({ amount, isThousands }) =>
    isThousands || (isInThousands && amount < leastSalary) ? amount * 1000 : amount,
  )
}
