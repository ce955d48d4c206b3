/** How the mend of what is only odd ends. */
export const ifMeant = 'if this is intended, say why in accepted.json.'
