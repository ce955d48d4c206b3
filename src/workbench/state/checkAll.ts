import { checkClients } from '../../check/checkClients.ts'
import { accept, acceptedFile } from '../../check/clients/accepted.ts'
import type { Finding } from '../../check/Finding.ts'
import { Source } from '../../check/source/Source.ts'
import type { Accepted, Checked } from './Checked.ts'

/** Checks a client's files, and parts what accepted.json says is meant from the rest. */
export function checkAll(files: ReadonlyMap<string, string>): Checked {
  const texts = Object.fromEntries(files)
  try {
    const own = new Map([...files].filter(([path]) => path !== acceptedFile))
    return { ...parted(checkClients(own), files.get(acceptedFile)), texts, failure: null }
  } catch (error) {
    return { findings: [], accepted: [], texts, failure: String(error) }
  }
}

/** What is wrong with accepted.json itself concerns the other clients too: that is for the command to say. */
function parted(all: Finding[], text: string | undefined) {
  const source = text === undefined ? null : new Source(acceptedFile, text)
  if (!source?.isCertain) return { findings: all, accepted: [] }
  const left = new Set(accept(source, all).left)
  const reasons = source.value as Record<string, Record<string, string>>
  const accepted = all
    .filter((finding) => !left.has(finding))
    .map((finding): Accepted => ({ finding, reason: reasons[finding.file]?.[finding.rule] ?? '' }))
  return { findings: [...left], accepted }
}
