import { checkClients } from '../../check/checkClients.ts'
import { acceptedFile } from '../../check/clients/accepted.ts'
import type { Finding } from '../../check/Finding.ts'
import { Source } from '../../check/source/Source.ts'
import type { Accepted, Checked } from './Checked.ts'

/** Checks a client's files, and parts what accepted.json says is meant from the rest. */
export function checkAll(files: ReadonlyMap<string, string>): Checked {
  const texts = Object.fromEntries(files)
  try {
    const { findings, accepted } = parted(files)
    return { findings, accepted, texts, failure: null }
  } catch (error) {
    return { findings: [], accepted: [], texts, failure: String(error) }
  }
}

/** What is wrong with accepted.json itself concerns the other clients too: that is for the command to say. */
function parted(files: ReadonlyMap<string, string>) {
  const findings = checkClients(files).filter(({ file }) => file !== acceptedFile)
  const text = files.get(acceptedFile)
  if (text === undefined) return { findings, accepted: [] }
  const left = new Set(findings.map(placeOf))
  const all = checkClients(new Map([...files].filter(([path]) => path !== acceptedFile)))
  const { value } = new Source(acceptedFile, text)
  const accepted = all
    .filter((finding) => !left.has(placeOf(finding)))
    .map((finding): Accepted => ({ finding, reason: reasonFor(finding, value) }))
  return { findings, accepted }
}

function placeOf({ file, rule, pointer, start }: Finding) {
  return JSON.stringify([file, rule, pointer, start.offset])
}

/** Where the check has accepted a finding, there is one. */
function reasonFor({ file, rule }: Finding, reasons: unknown) {
  return (reasons as Record<string, Record<string, string>>)[file]?.[rule] ?? ''
}
