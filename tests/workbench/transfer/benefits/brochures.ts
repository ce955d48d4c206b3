import type { PlansDocument } from '../../../../src/contract/plans.ts'
import type { YearTexts } from '../../../../src/contract/yearDocuments.ts'
import { parsePastedTable } from '../../../../src/workbench/transfer/parsePastedTable.ts'
import {
  noBenefitsDecisions,
  type BenefitsDecisions,
} from '../../../../src/workbench/transfer/benefits/BenefitsPlan.ts'
import { matchBenefits } from '../../../../src/workbench/transfer/benefits/matchBenefits.ts'
import { planBenefits } from '../../../../src/workbench/transfer/benefits/planBenefits.ts'
import { toSheet } from '../../../../src/workbench/transfer/sheet.ts'
import { readSample, toValues } from '../../tables/sampleYears.ts'

/** As cells of a spreadsheet are copied. */
export const fernhill = `
2027 medical plans at a glance
Benefit\tCore Plan\tPremier Plan\tConsumer Plan with HSA
Annual deductible (individual / family)\t$750 / $1,500\t$300/$600\t$2,000 / $4,000
Out-of-pocket maximum\t$4,000 individual / $8,000 family\t$2,500 individual / $5,000 family\t$5,000 individual / $10,000 family
Coinsurance (after deductible)\t20%\t10%\t20%
HSA employer contribution\tN/A\tN/A\t$500 / $1,000
Preventive care\tCovered in full\tCovered in full\tCovered in full
Primary care / Specialist\t$25 / $40\t$20 / $35\t20% after deductible
Urgent care\t$50\t$40\t20% after deductible
ER (copay waived if admitted)\t$250\t$200\t20% after deductible
Prescription drugs
Generic\t$10\t$10\t20% after deductible
Preferred brand\t$35\t$30\t20% after deductible
Acupuncture care\t$30\t$25\t20% after deductible
Employee contributions per year
Employee only\t$1,440\t$2,000\t$720
Employee + Spouse\t$3,000\t$4,200\t$1,600
Employee + Child(ren)\t$2,600\t$3,600\t$1,300
Family\t$4,400\t$6,200\t$2,300
`.slice(1)

/** As PDF viewers copy columns that spaces align, with what the plan pays. */
export const marlow = `
                                   Saver 3,400 HSA          Choice PPO
Deductible
  Individual                       $3,400                   $600
  Family                           $6,800                   $1,200
Out-of-pocket maximum
  Individual                       $6,000                   $4,200
  Family                           $12,000                  $8,400
Plan pays                          80% after deductible     80% after deductible
Primary care visit                 80% after deductible     $30
Emergency room
(waived if admitted)               80% after deductible     $300
Laboratory services                80% after deductible     100%
Advanced imaging (MRI, CT, PET)    80% after deductible     80% after deductible
Network                            National                 National
`.slice(1)

/** As Markdown, with columns in and out of the network. */
export const lakeshore = `
| Common event | Service | PPO Plan | | High Deductible Plan with HSA | |
| --- | --- | --- | --- | --- | --- |
| | | In-network | Out-of-network | In-network | Out-of-network |
| Deductible | Individual | $500 | $1,000 | $2,000 | $4,000 |
| | Family | $1,000 | $2,000 | $4,000 | $8,000 |
| Office visits | Primary care | $25 | 40% | Deductible, then 20% | 40% |
| | Specialist | $40 copay | 40% | Deductible, then 20% | 40% |
| Prescription drugs | Tier 1 | $10 | Not covered | 20% AD | Not covered |
| | Tier 2 | $35 | Not covered | 20% AD | Not covered |
| Mail order (90 days) | Generic | $20 | Not covered | 20% AD | Not covered |
`.slice(1)

/** A sample client whose usual payments are deductible, then 20%: typical values of its first two plans. */
export function withTypicalPayments(): YearTexts {
  const texts = readSample('fernhill')
  const document = JSON.parse(texts['plans.json']) as PlansDocument
  const plans = document.plans.map((plan) => ({ ...plan, payment: { deductible: true, coinsurance: 20 } }))
  const typical = { plans: plans.slice(0, 2).map(({ key, payment }) => ({ key, payment })) }
  return { ...texts, 'plans.json': JSON.stringify({ ...document, plans, typical }) }
}

/** Plans the import of a table into the documents of a sample client, or into others. */
export function importBenefits(
  sample: string | YearTexts,
  text: string,
  decisions: Partial<BenefitsDecisions> = {},
) {
  const texts = typeof sample === 'string' ? readSample(sample) : sample
  const benefits = matchBenefits(toValues(texts), toSheet('Pasted cells', parsePastedTable(text)))
  const plan = planBenefits(texts, benefits, { ...noBenefitsDecisions, ...decisions })
  return { plan, benefits, texts, values: toValues({ ...texts, ...plan.texts }) }
}
