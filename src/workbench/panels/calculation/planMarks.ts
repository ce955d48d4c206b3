/** The letter that stands for a plan where its name has no room: A for the first of the file. */
export function planMark(place: number): string {
  const letters = 26
  return place < letters ? String.fromCharCode(65 + place) : String(place + 1)
}
