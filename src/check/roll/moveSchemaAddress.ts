import { isAbsolute } from '../clients/schemaAddress.ts'
import { setValue } from '../edit/jsonEdits.ts'

/**
 * Corrects the $schema of a document that moves between a client's folder and that of a year.
 * @param levels 1 if the document moves into the folder of a year, -1 if it moves out, 0 if it stays
 */
export function moveSchemaAddress(text: string, levels: 1 | 0 | -1): string {
  const { $schema: address } = JSON.parse(text) as { $schema?: unknown }
  if (levels === 0 || typeof address !== 'string' || isAbsolute(address)) return text
  const plain = address.replace(/^\.\//, '')
  return setValue(text, ['$schema'], levels === 1 ? `../${plain}` : plain.replace(/^\.\.\//, ''))
}
