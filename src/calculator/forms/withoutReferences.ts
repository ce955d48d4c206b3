/**
 * Stands in for fast-uri (see vite.config.ts), 7 kB with which rjsf looks up a `$ref`: the forms made from an
 * instance have none. A default export, as that is how it is asked for.
 */
export default {
  equal: refuse,
  resolve: refuse,
}

function refuse(): never {
  throw new Error('The forms of the calculator have no $ref')
}
