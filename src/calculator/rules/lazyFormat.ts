/** Creates an Intl format on first use. Creating one takes milliseconds, too long for module loading. */
export function lazyFormat<Value>(create: () => { format: (value: Value) => string }) {
  let format: ReturnType<typeof create> | undefined
  return {
    format: (value: Value) => {
      format ??= create()
      return format.format(value)
    },
  }
}
