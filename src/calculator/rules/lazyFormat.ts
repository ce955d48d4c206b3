/**
 * Creates an Intl format on first use. Creating one takes milliseconds, which would delay the first form.
 */
export function lazyFormat<Value>(make: () => { format: (value: Value) => string }) {
  let made: ReturnType<typeof make> | undefined
  return {
    format: (value: Value) => {
      made ??= make()
      return made.format(value)
    },
  }
}
