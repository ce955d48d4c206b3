/**
 * Makes a format of Intl when it is first used. Making one takes milliseconds, for which the first form would
 * have to wait.
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
