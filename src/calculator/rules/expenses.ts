import type { ExpenseLine, PersonName } from '../../contract/outputs.ts'

/** What services come to. All money is in dollars a year. */
export interface Expenses {
  uses: number
  allowedAmount: number
  deductible: number
  copay: number
  coinsurance: number
  /** What the member pays: deductible, copay and coinsurance. */
  paid: number
  /** What the member would pay besides, were there no out-of-pocket maximum. */
  amountOverMaximum: number
}

/** What the lines of an explanation come to together. */
export function expensesOf(lines: ExpenseLine[]): Expenses {
  const sum = (amount: keyof Expenses & keyof ExpenseLine) =>
    lines.reduce((total, line) => total + line[amount], 0)
  const [deductible, copay, coinsurance] = [sum('deductible'), sum('copay'), sum('coinsurance')]
  return {
    uses: sum('uses'),
    allowedAmount: sum('allowedAmount'),
    deductible,
    copay,
    coinsurance,
    paid: deductible + copay + coinsurance,
    amountOverMaximum: sum('amountOverMaximum'),
  }
}

/** Whether lines come to an amount in dollars, give or take the cent that a fraction of one can make. */
export function comeTo(lines: ExpenseLine[], amount: number) {
  return Math.abs(Math.round(expensesOf(lines).paid * 100) - Math.round(amount * 100)) <= 1
}

export interface PersonLines {
  person: PersonName
  lines: ExpenseLine[]
}

/** The lines of each person, persons and lines in the order in which they come. */
export function linesByPerson(lines: ExpenseLine[]): PersonLines[] {
  const persons = new Map<string, PersonLines>()
  for (const line of lines) {
    const { role, number } = line.person
    const key = `${role} ${number}`
    const own = persons.get(key)
    if (own) own.lines.push(line)
    else persons.set(key, { person: line.person, lines: [line] })
  }
  return [...persons.values()]
}
