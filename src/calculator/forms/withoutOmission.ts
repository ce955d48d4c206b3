/**
 * Replaces a module of @rjsf/utils (see vite.config.ts) that removes the answers that a schema does not name. Our forms
 * keep all answers, and the module needs 2 kB of library. A default export, because the original is one.
 */
export default function omitExtraData(): never {
  throw new Error('The forms of the calculator do not omit data')
}

export { omitExtraData as getFieldNames, omitExtraData as getUsedFormData, omitExtraData as isValueEmpty }
