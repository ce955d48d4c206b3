/**
 * Replaces a module of @rjsf/utils (see vite.config.ts) that removes the answers which a schema does not name, with 2 kB
 * of library: our forms keep what they are given. A default export, because the original is one.
 */
export default function omitExtraData(): never {
  throw new Error('The forms of the calculator omit no data')
}

export { omitExtraData as getFieldNames, omitExtraData as getUsedFormData, omitExtraData as isValueEmpty }
