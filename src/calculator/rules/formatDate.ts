import { lazyFormat } from './lazyFormat.ts'

const long = lazyFormat<Date>(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }))

/** A day in the visitor's time zone: "November 22, 2026". */
export function formatDate(date: Date) {
  return long.format(date)
}
