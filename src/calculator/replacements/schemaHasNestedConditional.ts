/** Replaces the module of @rjsf/utils that looks for conditions inside a schema. */
export default function schemaHasNestedConditional() {
  return false
}
