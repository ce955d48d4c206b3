import type { ContestantName } from './contestants.ts'
import { measures, type Measure, type MeasureName, type Target } from './measures.ts'
import type { Samples } from './Samples.ts'
import type { Table } from './table.ts'

const headers = ['measure', 'hand-written', 'ours', 'ours ÷ hand-written', 'target', 'ok?']

/** The medians of all measures that have samples. */
export function report(samples: Samples): Table {
  const isMeasured = (name: MeasureName) => samplesFor(name).every((needed) => samples.has(needed))
  const measured = (Object.keys(measures) as MeasureName[]).filter(isMeasured)
  const rows = measured.map((name) => row(name, samples))
  return { title: 'The calculator', headers, rows, note: legend }
}

const legend = `Medians. kB: 1,000 bytes, each file with gzip -9. Script: ScriptDuration; main-thread work and CPU:
TaskDuration; both from Performance.getMetrics in thread time, including all work within 0.4 s. To paint: from the
keydown event to the second animation frame after the input event. Cold start: a first visit at 562 ms and 180 kB/s
with 4 × CPU slowdown, from the navigation to the painted frame.`

function row(name: MeasureName, samples: Samples) {
  const { label, unit, target }: Measure = measures[name]
  const handWritten = medianOf(name, 'hand-written', samples)
  const ours = medianOf(name, 'ours', samples)
  const ratio = ours !== undefined && handWritten ? ours / handWritten : undefined
  return [
    label,
    format(handWritten, unit),
    format(ours, unit),
    ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
    target ? formatTarget(target, unit) : '',
    target && ours !== undefined ? formatVerdict(target, ours, ratio) : '',
  ]
}

/** The measures whose samples a measure needs: its own, or those of a dividend and a divisor. */
function samplesFor(name: MeasureName) {
  const { quotientOf }: Measure = measures[name]
  return quotientOf ? ([...quotientOf] as MeasureName[]) : [name]
}

function medianOf(name: MeasureName, contestant: ContestantName, samples: Samples) {
  const [dividend, divisor = 1] = samplesFor(name).map((needed) => samples.median(contestant, needed))
  return dividend === undefined ? undefined : dividend / divisor
}

function format(value: number | undefined, unit: string) {
  if (value === undefined) return ''
  return `${value.toFixed(digits(value, unit))} ${unit}`.trim()
}

function digits(value: number, unit: string) {
  if (unit === '×') return 2
  return unit === '' || value >= 100 ? 0 : 1
}

function formatTarget({ atMost, atLeast, timesHandWritten }: Target, unit: string) {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trim()
  if (atLeast !== undefined) return `≥ ${atLeast} ${unit}`.trim()
  return `≤ ${timesHandWritten} ×`
}

function formatVerdict(
  { atMost = Infinity, atLeast = 0, timesHandWritten }: Target,
  ours: number,
  ratio?: number,
) {
  if (timesHandWritten === undefined) return ours <= atMost && ours >= atLeast ? 'yes' : 'NO'
  if (ratio === undefined) return ''
  return ratio <= timesHandWritten ? 'yes' : 'NO'
}
