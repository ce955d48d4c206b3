import type { Citation } from '../Catalog.ts'
import { cite, mepsConditions } from '../sources.ts'

/** People with care for a condition in 2017, in thousands. */
const people = {
  'osteoarthritis and other joint disorders': 44_868,
  'COPD, asthma, and other respiratory conditions': 36_227,
  'diabetes mellitus': 25_400,
  hypertension: 61_325,
  'back problems': 23_705,
  'mental disorders': 47_621,
  headache: 9035,
  'allergic reactions': 19_428,
  'heart disease': 21_204,
  'trauma-related disorders': 32_057,
}

type Event = 'office visits' | 'outpatient visits' | 'emergency room visits' | 'prescriptions'

/**
 * Cites the mean number of events because of a condition, per person with care for it. The catalog rounds it to a whole
 * number.
 * @param thousands of events in the population
 * @param note how the catalog's number follows, if not only by rounding
 */
export function perPerson(
  condition: keyof typeof people,
  event: Event,
  thousands: number,
  note?: string,
): Citation {
  const [events, persons] = [thousands, people[condition]].map((count) => count.toLocaleString('en'))
  const each = (thousands / people[condition]).toFixed(2)
  const says = `${events} thousand ${event} / ${persons} thousand people = ${each} each.`
  return cite(
    mepsConditions,
    `Number of events and of people with care, ${condition}`,
    note === undefined ? says : `${says} ${note}`,
  )
}
