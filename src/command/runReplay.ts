import { readRecording } from './api/recording.ts'
import { createReplayApp } from './api/replayApp.ts'
import { listenLocally } from './listenLocally.ts'
import { print } from './print.ts'

interface ReplayOptions {
  port: number
}

/**
 * Serves a recording as an API on this machine, until the process ends.
 * @throws UsageError if the file is not a recording, or the port is not free
 */
export async function runReplay(file: string, { port }: ReplayOptions) {
  const years = await readRecording(file)
  const { server, origin } = await listenLocally(createReplayApp(years).fetch, port)
  const counts = years.map(({ year, results }) => `${results.size} results of ${year ?? 'the current year'}`)
  print(`API with ${counts.join(', ')}, for any key: ${origin}/\nStop with Ctrl+C.\n`)
  return server
}
