/** Stands for the API key of a client that none leads to, where a shell puts one in its place. */
export const unknownKey = '$API_KEY'
