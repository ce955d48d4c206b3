/** Replaces the module of @rjsf/utils that finds the `oneOf` or `anyOf` option for an answer. */
export default function getClosestMatchingOption(): never {
  throw new Error("The calculator's schemas have no oneOf or anyOf")
}
