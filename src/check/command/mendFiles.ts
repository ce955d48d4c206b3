import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkClients } from '../checkClients.ts'
import type { Finding } from '../Finding.ts'
import { mend } from '../mend.ts'
import { isWithin, type Target } from './targets.ts'

interface Mended {
  files: Map<string, string>
  /** What was mended, in the order in which it was. */
  fixed: Finding[]
}

/** Mending one thing can bring another to light; a file that is mended needs few rounds. */
const mostRounds = 10

/** Mends what can only be meant in one way, until nothing of that is left, and writes the files that changed. */
export async function mendFiles(target: Target, before: ReadonlyMap<string, string>): Promise<Mended> {
  const files = new Map(before)
  const fixed: Finding[] = []
  for (let round = 0; round < mostRounds; round += 1) {
    const findings = checkClients(files).filter(({ file }) => isWithin(target, file))
    const mended = mendRound(files, findings)
    if (mended.length === 0) break
    fixed.push(...mended)
  }
  const changed = [...files].filter(([path, text]) => text !== before.get(path))
  for (const [path, text] of changed) await writeFile(join(target.root, path), text)
  return { files, fixed }
}

function mendRound(files: Map<string, string>, findings: Finding[]): Finding[] {
  return [...files].flatMap(([path, before]) => {
    const { text, fixed } = mend(
      before,
      findings.filter(({ file }) => file === path),
    )
    files.set(path, text)
    return fixed
  })
}
