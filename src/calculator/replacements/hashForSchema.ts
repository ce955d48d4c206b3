/** Replaces the module of @rjsf/utils that identifies an object by a hash. The object's JSON identifies it too. */
export const hashObject = JSON.stringify

export { hashObject as default, hashObject as hashString, hashObject as sortedJSONStringify }
