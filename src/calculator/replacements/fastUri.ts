/** Replaces fast-uri. rjsf resolves each `$ref` with it. */
export default {
  equal: refuse,
  resolve: refuse,
}

function refuse(): never {
  throw new Error("The calculator's forms have no $ref")
}
