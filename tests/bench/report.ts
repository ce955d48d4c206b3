import { measures, type MeasureName, type Target } from './measures.ts'
import type { Samples } from './Samples.ts'
import type { Table } from './table.ts'

const heads = ['measure', 'hand-written', 'stock', 'ours', 'ours ÷ hand-written', 'target', 'ok?']

/** The medians of what was measured, as one table. */
export function report(samples: Samples): Table {
  const measured = (Object.keys(measures) as MeasureName[]).filter((name) => samples.has(name))
  const rows = measured.map((name) => row(name, samples))
  return { title: 'The calculator', heads, rows, note: legend }
}

const legend = `Medians. kB: 1,000 bytes, each file by gzip -9. Script: ScriptDuration; main-thread work and CPU:
TaskDuration, both of Performance.getMetrics in the main thread's own time, with all that follows within
0.4 s. To paint: from the key's event to the second animation frame after it. Cold start: a first visit at 562 ms
and 180 kB/s, the processor slowed down 4 times, from the navigation to the painted frame.`

function row(name: MeasureName, samples: Samples) {
  const { label, unit, target }: { label: string; unit: string; target?: Target } = measures[name]
  const floor = samples.median('hand-written', name)
  const stock = samples.median('stock', name)
  const ours = samples.median('ours', name)
  const ratio = ours !== undefined && floor ? ours / floor : undefined
  return [
    label,
    figure(floor, unit),
    figure(stock, unit),
    figure(ours, unit),
    ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
    target ? wording(target, unit) : '',
    target && ours !== undefined ? verdict(target, ours, ratio) : '',
  ]
}

function figure(value: number | undefined, unit: string) {
  if (value === undefined) return ''
  return `${value.toFixed(unit === '' || value >= 100 ? 0 : 1)} ${unit}`.trim()
}

function wording({ atMost, atLeast, timesHandWritten }: Target, unit: string) {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trim()
  if (atLeast !== undefined) return `≥ ${atLeast} ${unit}`.trim()
  return `≤ ${timesHandWritten} ×`
}

function verdict({ atMost = Infinity, atLeast = 0, timesHandWritten }: Target, ours: number, ratio?: number) {
  if (timesHandWritten === undefined) return ours <= atMost && ours >= atLeast ? 'yes' : 'NO'
  if (ratio === undefined) return ''
  return ratio <= timesHandWritten ? 'yes' : 'NO'
}
