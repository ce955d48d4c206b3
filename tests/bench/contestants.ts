import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'

export type ContestantName = 'hand-written' | 'stock' | 'ours'

/** Two whole small applications of the same screens, and the calculator, which is to lie close to the first. */
const contestants: Record<ContestantName, InlineConfig> = {
  'hand-written': inContestants('handWritten'),
  stock: inContestants('stock'),
  ours: { root: join(import.meta.dirname, '../..') },
}

export const contestantNames = Object.keys(contestants) as ContestantName[]

/** Makes the production build of a contestant in a folder of its own, and returns how it is to be served. */
export async function buildContestant(name: ContestantName, under: string) {
  const outDir = join(under, name)
  process.env.VITE_API_HOST = '/'
  await build({
    ...contestants[name],
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  return { folder: outDir, needsEval: name === 'stock' }
}

function inContestants(folder: string): InlineConfig {
  return {
    root: join(import.meta.dirname, 'contestants', folder),
    configFile: false,
    plugins: [react()],
  }
}
