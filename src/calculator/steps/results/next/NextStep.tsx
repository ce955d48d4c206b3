import { contactLink, httpsLink } from '../../../../contract/clientLink.ts'
import type { Client } from '../../../../contract/instance.ts'
import type { Outputs, PlanCosts } from '../../../../contract/outputs.ts'
import { formatDay } from '../../../rules/formatDate.ts'
import { useInstance } from '../../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { bestPlanCosts } from '../outputs.ts'
import { ResultActions } from './ResultActions.tsx'
import './NextStep.css'

/** What the visitor can do after reading the results. */
export function NextStep({ outputs }: { outputs: Outputs }) {
  const { nextStep, contact } = useInstance().client
  const texts = stepTexts.answers.nextStep
  const plan = bestPlanCosts(outputs)
  const addresses = [nextStep?.url, ...Object.values(plan.links ?? {})].map(httpsLink)
  const hasStep = contact != null || addresses.some((address) => address !== null)
  return (
    <section className="result-section next-step stack">
      <h2>{hasStep ? texts.heading : texts.headingWithoutStep}</h2>
      {nextStep && <NextStepButton {...nextStep} />}
      <PlanLinks plan={plan} />
      {contact && (
        <p data-only="screen">
          <ExternalLink address={contactLink(contact.url)}>
            <LocalizedText text={contact.text} />
          </ExternalLink>
        </p>
      )}
      <ResultActions />
    </section>
  )
}

/** The button that leads on, usually to enrollment. On paper, its address. Nothing if the address is not safe. */
function NextStepButton({ label, url, deadline }: NonNullable<Client['nextStep']>) {
  const texts = stepTexts.answers.nextStep
  const address = httpsLink(url)
  if (address === null) return null
  const lastDay = dayOf(deadline)
  const day = lastDay && formatDay(lastDay)
  const isOver = lastDay !== null && startOfToday() > lastDay
  const name = <LocalizedText text={label} />
  const text = day === null || isOver ? name : texts.byDeadline({ label: name, deadline: day })
  return (
    <>
      <ExternalLink className="button" address={address}>
        {text}
      </ExternalLink>
      <p data-only="paper">{texts.onPaper({ label: text, address })}</p>
      {day !== null && isOver && <p>{texts.deadlineOver({ deadline: day })}</p>}
    </>
  )
}

/** Pages about a plan. Nothing if the client has none. */
function PlanLinks({ plan: { displayName, links } }: { plan: PlanCosts }) {
  const texts = stepTexts.answers.nextStep
  const summary = httpsLink(links?.summary)
  const isPdf = summary !== null && new URL(summary).pathname.toLowerCase().endsWith('.pdf')
  const pages = [
    { text: texts.providers, address: httpsLink(links?.providers) },
    { text: texts.drugs, address: httpsLink(links?.drugs) },
    { text: isPdf ? texts.summaryPdf : texts.summary, address: summary },
  ].filter(({ address }) => address !== null)
  if (pages.length === 0) return null
  return (
    <div className="plan-links row wrap" data-only="screen">
      <p>{texts.about({ plan: <LocalizedText text={displayName} /> })}</p>
      <ul className="wrap">
        {pages.map(({ text, address }) => (
          <li key={text}>
            <ExternalLink address={address}>{text}</ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The start of a day in the visitor's time zone; null if there is no such day. */
function dayOf(text: string | null | undefined) {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '') ?? []
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  return date.getMonth() + 1 === Number(month) && date.getDate() === Number(day) ? date : null
}

function startOfToday() {
  return new Date(new Date().setHours(0, 0, 0, 0))
}
