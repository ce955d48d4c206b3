/** How the mend of what is only odd ends. */
export const ifMeant = 'if it is meant, say why in accepted.json.'
