import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'

export type ContestantName = 'hand-written' | 'ours'

/** The same forms without a form library, and the calculator, which should be nearly as fast. */
const contestants: Record<ContestantName, InlineConfig> = {
  'hand-written': { root: join(import.meta.dirname, 'handWritten'), configFile: false, plugins: [react()] },
  ours: { root: join(import.meta.dirname, '../..') },
}

export const contestantNames = Object.keys(contestants) as ContestantName[]

/**
 * Builds a contestant for production in its own folder below `parent`.
 * @returns the folder
 */
export async function buildContestant(name: ContestantName, parent: string): Promise<string> {
  const outDir = join(parent, name)
  process.env.VITE_API_HOST = '/'
  await build({
    ...contestants[name],
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}
