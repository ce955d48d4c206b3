import { partedFindings } from '../../check/checkClients.ts'
import { acceptedFile } from '../../check/clients/accepted.ts'
import type { Checked } from './Checked.ts'

/**
 * Checks a client's files, and parts what accepted.json says is meant from the rest. What is wrong with accepted.json
 * itself concerns the other clients too: that is for the command to say.
 */
export function checkAll(files: ReadonlyMap<string, string>): Checked {
  const texts = Object.fromEntries(files)
  try {
    const { findings, accepted } = partedFindings(files)
    return { findings: findings.filter(({ file }) => file !== acceptedFile), accepted, texts, failure: null }
  } catch (error) {
    return { findings: [], accepted: [], texts, failure: String(error) }
  }
}
