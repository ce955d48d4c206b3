/**
 * Stands in for a module of @rjsf/utils (see vite.config.ts) that merges the schemas of an `allOf`, with 4 kB
 * of library: the forms made from an instance have none. A default export, as that is how it is asked for.
 */
export default function mergeAllOf(): never {
  throw new Error('The forms of the calculator have no allOf')
}
