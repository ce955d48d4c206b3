import { lazyFormat } from './lazyFormat.ts'

const long = dateFormat({ dateStyle: 'long' })
const day = dateFormat({ month: 'long', day: 'numeric' })
const month = dateFormat({ month: 'long' })
const monthInitial = dateFormat({ month: 'narrow' })

/** A day in the visitor's time zone: "November 22, 2026". */
export function formatDate(date: Date) {
  return long.format(date)
}

/** A day without its year: "November 20". */
export function formatDay(date: Date) {
  return day.format(date)
}

/**
 * The name of a month: "January".
 * @param number from 1 to 12
 */
export function formatMonth(number: number) {
  return month.format(firstDayOf(number))
}

/** The initial of a month, from 1 to 12: "J". */
export function formatMonthInitial(number: number) {
  return monthInitial.format(firstDayOf(number))
}

/** The calendar and the digits of the United States, which are not the default in every language. */
function dateFormat(options: Intl.DateTimeFormatOptions) {
  return lazyFormat<Date>(
    (locale) => new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', numberingSystem: 'latn' }),
  )
}

function firstDayOf(number: number) {
  return new Date(2027, number - 1, 1)
}
