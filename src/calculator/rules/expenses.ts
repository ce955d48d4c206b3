import type { ExpenseLine, PersonName } from '../../contract/outputs.ts'

/** The sums of expense lines. All amounts are in dollars per year. */
export interface Expenses extends Omit<ExpenseLine, 'person' | 'service' | 'name'> {
  /** What the member pays: deductible, copay, coinsurance, and uses that are not covered. */
  paid: number
}

export function sumExpenses(lines: ExpenseLine[]): Expenses {
  const sum = (amount: keyof Expenses & keyof ExpenseLine) =>
    lines.reduce((total, line) => total + line[amount], 0)
  const parts = {
    deductible: sum('deductible'),
    copay: sum('copay'),
    coinsurance: sum('coinsurance'),
    notCovered: sum('notCovered'),
  }
  return {
    uses: sum('uses'),
    allowedAmount: sum('allowedAmount'),
    ...parts,
    paid: parts.deductible + parts.copay + parts.coinsurance + parts.notCovered,
    amountOverMaximum: sum('amountOverMaximum'),
  }
}

/** Whether the member's payments for all lines sum to an amount, within a cent. */
export function sumsTo(lines: ExpenseLine[], amount: number) {
  return Math.abs(Math.round(sumExpenses(lines).paid * 100) - Math.round(amount * 100)) <= 1
}

export interface PersonLines {
  person: PersonName
  lines: ExpenseLine[]
}

/** Groups lines by person. Persons and lines keep their order. */
export function linesByPerson(lines: ExpenseLine[]): PersonLines[] {
  const groups = new Map<string, PersonLines>()
  for (const line of lines) {
    const { role, number } = line.person
    const key = `${role} ${number}`
    const group = groups.get(key)
    if (group) group.lines.push(line)
    else groups.set(key, { person: line.person, lines: [line] })
  }
  return [...groups.values()]
}
