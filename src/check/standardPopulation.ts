export interface StandardService {
  name: string
  /** Dollars for one use. */
  price: number
  isDrug?: boolean
  daysPerStay?: number
  /** Whether it is free by law if the client does not list it. */
  isFree?: true
  /** Patterns of the names of such services. The first pattern that any service matches applies. */
  like: RegExp[]
}

/** Plans name visits to specialists and for mental health "office visits" too. */
const officeVisit = [/primar|\bpcp\b/i, /^(?!.*(?:speciali|mental|behavio)).*office/i]

/**
 * The standard population's services. The prices are the mean costs of one use in the Actuarial Value Calculator 2026 of
 * the Centers for Medicare and Medicaid Services (CMS): Gold plans, all claims, the last row of the continuance table. A
 * stay has two days, and unclassified claims of facilities are surgeries at $4,000. README.md has the details.
 */
export const standardServices: readonly StandardService[] = [
  { name: 'Preventive visit', price: 85, isFree: true, like: [/prevent|wellness/i] },
  { name: 'Primary care visit', price: 177, like: officeVisit },
  { name: 'Specialist visit', price: 216, like: [/speciali|especiali/i] },
  { name: 'Mental health visit', price: 131, like: [/mental|behavio/i, /psych/i, ...officeVisit] },
  {
    name: 'Therapy visit',
    price: 89,
    like: [/physical.ther|terapia f[ií]sica|fisiot/i, /\btherap|rehab|terapia/i],
  },
  { name: 'Lab test', price: 43, like: [/\blabs?\b|laborator/i] },
  { name: 'X-ray', price: 254, like: [/x-?ray|radiogra/i] },
  { name: 'Imaging', price: 677, like: [/\bmri\b|imaging|\bct\b|\bscan|resonancia/i] },
  { name: 'Emergency room visit', price: 3662, like: [/emergency room|\ber\b|sala de emerg/i, /emergenc/i] },
  { name: 'Other outpatient care', price: 279, like: [] },
  { name: 'Outpatient surgery', price: 4000, like: [/outpatient surg|cirug[ií]a amb/i, /surger|cirug/i] },
  {
    name: 'Day in hospital',
    price: 14_400,
    daysPerStay: 2,
    like: [/inpatient(?! surg)|hospitaliz|hospital.(?:day|stay)/i, /^(?!.*(?:outpatient|ambul)).*hospital/i],
  },
  { name: 'Generic prescription', price: 35, isDrug: true, like: [/gen[eé]ric/i, /(?:tier|nivel) 1/i] },
  { name: 'Brand prescription', price: 783, isDrug: true, like: [/brand|marca/i, /(?:tier|nivel) 2/i] },
  {
    name: 'Specialty prescription',
    price: 6711,
    isDrug: true,
    like: [/speciali?ty|especiali/i, /(?:tier|nivel) [45]/i, /brand|marca/i, /(?:tier|nivel) 2/i],
  },
]

/**
 * Years of adults. Each row has how many of 10,000 adults with a Gold plan have such a year, how many of 10,000 with a
 * Bronze plan, and the uses of each service in the order above. Together they match the spending and the mean uses in
 * CMS's tables.
 */
export const standardYears: readonly (readonly number[])[] = [
  [976, 1339, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [212, 287, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
  [594, 679, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
  [452, 424, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [424, 493, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0],
  [243, 134, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0],
  [457, 663, 7, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [612, 1478, 2, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [720, 1050, 1, 0, 4, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0, 0, 0],
  [703, 712, 1, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 2, 0],
  [480, 381, 6, 2, 0, 1, 0, 8, 0, 0, 0, 3, 0, 0, 0, 0, 0],
  [421, 313, 6, 0, 1, 2, 22, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0],
  [185, 79, 5, 1, 1, 1, 0, 0, 0, 0, 0, 8, 0, 0, 1, 0, 0],
  [227, 167, 13, 1, 4, 2, 0, 21, 0, 0, 0, 3, 0, 0, 2, 0, 0],
  [517, 111, 1, 0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 0, 1, 4, 0],
  [542, 369, 10, 2, 5, 5, 2, 3, 1, 0, 0, 5, 0, 0, 6, 0, 0],
  [110, 57, 2, 3, 25, 6, 1, 3, 0, 0, 0, 2, 0, 0, 40, 0, 0],
  [324, 269, 5, 1, 1, 0, 0, 3, 1, 0, 0, 0, 2, 0, 9, 0, 0],
  [211, 130, 15, 1, 2, 3, 0, 3, 0, 0, 1, 3, 0, 0, 80, 1, 0],
  [79, 10, 8, 1, 10, 55, 2, 7, 0, 0, 0, 0, 0, 0, 7, 0, 0],
  [67, 8, 0, 8, 1, 1, 10, 0, 4, 0, 0, 33, 0, 0, 3, 0, 0],
  [80, 45, 2, 0, 2, 0, 1, 6, 0, 0, 0, 0, 3, 0, 4, 0, 0],
  [104, 75, 20, 3, 8, 1, 2, 16, 1, 3, 0, 1, 1, 0, 80, 1, 0],
  [347, 281, 12, 6, 4, 0, 0, 7, 4, 0, 3, 3, 0, 0, 40, 0, 0],
  [87, 13, 6, 3, 40, 46, 0, 23, 0, 1, 0, 1, 0, 0, 80, 9, 0],
  [228, 174, 9, 1, 16, 31, 19, 31, 20, 1, 0, 8, 2, 0, 9, 0, 0],
  [126, 103, 11, 20, 21, 9, 1, 33, 2, 10, 0, 6, 0, 1, 41, 0, 0],
  [168, 6, 3, 8, 7, 0, 3, 16, 6, 0, 0, 0, 0, 0, 80, 36, 0],
  [9, 3, 14, 4, 36, 4, 0, 27, 13, 1, 0, 9, 0, 0, 14, 25, 0],
  [19, 7, 9, 7, 28, 0, 60, 90, 3, 0, 4, 11, 2, 0, 80, 4, 0],
  [77, 1, 7, 30, 5, 4, 60, 37, 4, 4, 0, 34, 12, 0, 80, 0, 0],
  [1, 0, 13, 30, 40, 57, 0, 82, 11, 2, 3, 16, 9, 0, 16, 4, 0],
  [22, 26, 11, 2, 3, 1, 0, 8, 10, 0, 0, 1, 10, 3, 20, 5, 0],
  [12, 4, 14, 30, 36, 0, 2, 79, 0, 4, 0, 14, 6, 3, 46, 54, 0],
  [85, 91, 12, 1, 8, 7, 1, 90, 3, 1, 2, 40, 4, 3, 15, 18, 8],
  [32, 2, 4, 7, 15, 6, 0, 3, 0, 0, 0, 1, 1, 0, 13, 0, 30],
  [28, 15, 18, 17, 26, 60, 7, 22, 11, 2, 0, 12, 0, 11, 19, 17, 2],
  [19, 1, 12, 19, 31, 60, 3, 58, 6, 10, 1, 16, 2, 10, 80, 60, 0],
]
