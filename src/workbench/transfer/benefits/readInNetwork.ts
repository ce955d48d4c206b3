import type { BenefitField } from './benefitFields.ts'
import type { PlannedColumn } from './BenefitsPlan.ts'
import { divideNetworks, findNetworkOrder } from './networks.ts'
import { findFirstPerson } from './persons.ts'
import type { BenefitsRow, BenefitsSheet } from './readBenefits.ts'
import type { UnclearText } from './splitBenefit.ts'

/** What a text says about the network. The doubt is set if its two values can also be for persons or services. */
export function readInNetwork(
  printed: string,
  row: Pick<BenefitsRow, 'words' | 'context'>,
  column: Pick<PlannedColumn, 'networks'>,
  fields: readonly BenefitField[],
  ofSheet: BenefitsSheet['networks'],
) {
  const { table, name } = fields[0]!
  const order = findNetworkOrder(row.words) ?? findNetworkOrder(row.context) ?? column.networks ?? ofSheet
  const hasNetworks = table === 'payments' || (table === 'limits' && !name.startsWith('account '))
  const namesPersons = findFirstPerson(`${row.context} ${row.words}`) !== undefined
  const isEither = order === 'either'
  const isPairOfLimits = isEither ? fields.length > 1 && !namesPersons : namesPersons
  const isPair = table === 'payments' ? fields.length > 1 && !isEither : isPairOfLimits
  const { text, outOfNetwork, isUnclear } = divideNetworks(printed, hasNetworks ? order : undefined, {
    isPair,
  })
  return { text, outOfNetwork, doubt: isUnclear ? askNetworks(text, fields) : undefined }
}

/** Two amounts that can be in and out of the network, or something else. */
function askNetworks(text: string, fields: readonly BenefitField[]): UnclearText {
  const [one = '', other = ''] = text.split(/\s*\/\s*/)
  if (fields[0]!.table === 'payments')
    return {
      message: `“${text}” can be in and out of the network, or one for each of these: ${fields.map(({ title }) => title).join(', ')}. Write the values in the network.`,
      suggestions: [text, one],
    }
  return {
    message: `“${text}” can be in and out of the network, or for one person and for a family. Write the amounts in the network for both, such as $1,500 individual / $3,000 family.`,
    suggestions: [`${one} individual / ${other} family`, `${one} / ${one}`],
  }
}
