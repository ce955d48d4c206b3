/** Replaces the module of @rjsf/utils that removes answers a schema does not name. */
export default function omitExtraData(): never {
  throw new Error("The calculator's forms do not omit data")
}

export { omitExtraData as getFieldNames, omitExtraData as getUsedFormData, omitExtraData as isValueEmpty }
