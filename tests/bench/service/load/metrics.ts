/**
 * A figure that a process tells at /metrics.
 * @throws Error when it does not tell it.
 */
export async function metricOf(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  if (!line) throw new Error(`There is no ${name} at ${address}/metrics`)
  return Number(line.slice(name.length))
}
