import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'

export type ContestantName = 'hand-written' | 'stock' | 'ours'

/** Two small applications with the same screens, and the calculator, which should be nearly as fast as the first one. */
const contestants: Record<ContestantName, InlineConfig> = {
  'hand-written': contestantConfig('handWritten'),
  stock: contestantConfig('stock'),
  ours: { root: join(import.meta.dirname, '../..') },
}

export const contestantNames = Object.keys(contestants) as ContestantName[]

/** Builds a contestant for production in its own folder below `parent`, and returns how to serve it. */
export async function buildContestant(name: ContestantName, parent: string) {
  const outDir = join(parent, name)
  process.env.VITE_API_HOST = '/'
  await build({
    ...contestants[name],
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  return { folder: outDir, needsEval: name === 'stock' }
}

function contestantConfig(folder: string): InlineConfig {
  return {
    root: join(import.meta.dirname, 'contestants', folder),
    configFile: false,
    plugins: [react()],
  }
}
