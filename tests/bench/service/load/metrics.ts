/**
 * Reads a metric from /metrics.
 * @throws Error if the server does not report it
 */
export async function readMetric(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `))
  if (!line) throw new Error(`${address}/metrics does not report ${name}`)
  return Number(line.slice(name.length))
}
