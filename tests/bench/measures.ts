/** A limit for a measurement, absolute or as a multiple of the hand-written forms'. */
export interface Target {
  atMost?: number
  atLeast?: number
  timesHandWritten?: number
}

export interface Measure {
  label: string
  unit: 'kB' | 'ms' | '×' | ''
  target?: Target
  /** The two measures that this one is the quotient of. It has no samples of its own. */
  quotientOf?: readonly [dividend: string, divisor: string]
}

export const measures = {
  homeScript: { label: 'JavaScript before home works, gzip', unit: 'kB', target: { atMost: 90 } },
  homeForms: { label: '… chunks of it that hold rjsf', unit: '', target: { atMost: 0 } },
  allScript: { label: 'all JavaScript, every step visited, gzip', unit: 'kB', target: { atMost: 150 } },
  allStyle: { label: 'all CSS, gzip', unit: 'kB', target: { atMost: 15 } },
  key1000: { label: 'a keystroke, 1,000 services, script', unit: 'ms', target: { timesHandWritten: 2 } },
  keyTask1000: { label: '… all main-thread work', unit: 'ms' },
  firstKey1000: {
    label: 'first keystroke, 1,000 services, to paint',
    unit: 'ms',
    target: { timesHandWritten: 2 },
  },
  firstKeyTask1000: { label: '… all main-thread work', unit: 'ms' },
  firstChoice1000: {
    label: 'first choice, 1,000 locations, to paint',
    unit: 'ms',
    target: { timesHandWritten: 1.5 },
  },
  firstChoiceTask1000: { label: '… all main-thread work', unit: 'ms' },
  choice10000: {
    label: 'later choice, 10,000 locations, script',
    unit: 'ms',
    target: { timesHandWritten: 3 },
  },
  choiceTask10000: { label: '… all main-thread work', unit: 'ms' },
  open10: { label: 'opening 10 services, CPU', unit: 'ms', target: { timesHandWritten: 1.5 } },
  open1000: { label: 'opening 1,000 services, CPU', unit: 'ms', target: { timesHandWritten: 1.3 } },
  results: { label: 'results, from the answer to the settled page, CPU', unit: 'ms' },
  resultsRequired: { label: '… of an answer with only the required fields', unit: 'ms' },
  resultsQuotient: {
    label: '… as a multiple of that',
    unit: '×',
    target: { atMost: 1.3 },
    quotientOf: ['results', 'resultsRequired'],
  },
  largeResults: { label: 'results, 12 plans, 8 scenarios, CPU', unit: 'ms', target: { atMost: 100 } },
  coldPaint: { label: 'cold start: first contentful paint', unit: 'ms', target: { atMost: 1500 } },
  coldHome: { label: 'cold start: home', unit: 'ms', target: { atMost: 2400 } },
  coldForm: { label: 'cold start: first form, with the click', unit: 'ms', target: { atMost: 2700 } },
  coldCpu: { label: '… main-thread work until then', unit: 'ms', target: { timesHandWritten: 1.6 } },
  performance: { label: 'Lighthouse mobile: performance', unit: '', target: { atLeast: 95 } },
  accessibility: { label: 'Lighthouse mobile: accessibility', unit: '', target: { atLeast: 100 } },
  'best-practices': { label: 'Lighthouse mobile: best practices', unit: '', target: { atLeast: 100 } },
  seo: { label: 'Lighthouse mobile: SEO', unit: '', target: { atLeast: 100 } },
} satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures
export type Measurements = Partial<Record<MeasureName, number>>
