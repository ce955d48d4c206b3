import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fireEvent, render } from '@testing-library/react'
import { build, type Alias, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { icons } from '../../../src/build/icons.ts'
import { rjsfAliases } from '../../../src/build/rjsfAliases.ts'
import type { FormDefinition } from '../../../src/calculator/forms/FormDefinition.ts'
import type { SchemaForm } from '../../../src/calculator/forms/SchemaForm.tsx'
import { coveredPersons } from '../../../src/contract/family.ts'
import { coverageForm } from '../../../src/calculator/steps/questions/coverageForm.ts'
import { personalForm } from '../../../src/calculator/steps/questions/personalForm.ts'
import {
  babyForm,
  customForm,
  scenarioForm,
  surchargesForm,
} from '../../../src/calculator/steps/questions/scenarioForms.ts'
import { defaultBaby } from '../../../src/contract/family.ts'
import type { Instance } from '../../../src/contract/instance.ts'
import { personalQuestions, questionsOf } from '../../../src/contract/personalQuestions.ts'
import { isFullRun } from '../../kit/fullRun.ts'
import { samples } from '../../kit/samples.ts'
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'

type Forms = { SchemaForm: typeof SchemaForm }

const root = join(import.meta.dirname, '../../..')
let full: Forms
let small: Forms

beforeAll(async () => {
  full = await buildForms('full', [])
  small = await buildForms('small', rjsfAliases)
})

/** Bundles our forms with rjsf, because Vitest does not apply aliases to packages. */
async function buildForms(name: string, alias: Alias[]) {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [icons()],
    resolve: { alias },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(root, 'src/calculator/forms/SchemaForm.tsx'),
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
      },
    },
  })) as Rolldown.RolldownOutput
  const folder = join(root, 'dist/forms')
  const file = join(folder, `${name}.js`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, output[0].code)
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Forms
}

interface Case {
  form: (instance: Instance) => FormDefinition
  isShown: (instance: Instance) => boolean
  answers: (instance: Instance) => unknown
  /** Answers that show a problem when the form is submitted. */
  rejected: (instance: Instance) => unknown
}

const scenario = {
  isShown: ({ scenarios }: Instance) => scenarios.length > 0,
  answers: ({ scenarios }: Instance) => ({ scenario: scenarios.at(-1)?.id }),
  rejected: () => ({ scenario: null }),
}

const cases: Record<string, Case> = {
  personal: {
    form: personalForm,
    isShown: (instance) => questionsOf(instance).length > 0,
    answers: (instance) =>
      Object.fromEntries(personalQuestions.map(({ list, answer }) => [answer, instance[list][0]?.id])),
    rejected: () => ({}),
  },
  coverage: {
    form: coverageForm,
    isShown: () => true,
    answers: () => ({ spouse: true, children: 9 }),
    rejected: () => ({ children: 10 }),
  },
  'scenario tiles': { ...scenario, form: (instance) => scenarioForm(instance, true) },
  'scenario list': { ...scenario, form: (instance) => scenarioForm(instance, false) },
  'custom scenario': {
    form: customForm,
    isShown: ({ features }) => features.customScenario,
    answers: ({ services }) => services.map((_, index) => index),
    rejected: ({ services }) => services.map(() => 'two'),
  },
  'custom scenario by person': {
    form: (instance) => customForm(instance, coveredPersons({ spouse: true, children: 1 })),
    isShown: ({ features }) => features.customScenario,
    answers: ({ services }) => services.flatMap((_, index) => [index, 1, 2]),
    rejected: ({ services }) => services.flatMap(() => [0, 'two', 0]),
  },
  baby: {
    form: () => babyForm({ spouse: false, children: 0 }),
    isShown: () => true,
    answers: () => defaultBaby,
    rejected: () => ({ isCovered: true, month: 13 }),
  },
  surcharges: {
    form: ({ surcharges }) => surchargesForm(surcharges, { spouse: true, children: 1 }, 'EF'),
    isShown: ({ surcharges }) => surcharges.length > 0,
    answers: ({ surcharges }) => ({ surcharges: surcharges.map((_, index) => index % 2 === 0) }),
    rejected: () => ({}),
  },
}

// Quillon has every form, and unusual IDs.
const instances = [...samples]
  .filter(([key]) => isFullRun || key === 'quillon')
  .map(([, { current }]) => current.instance)

describe.each(Object.entries(cases))('The %s form', (_, { form, isShown, answers, rejected }) => {
  const shown = instances.filter(isShown)
  it('is in a sample client', () => expect(shown).not.toEqual([]))

  it.each(shown)('has the same accessibility tree as with all of rjsf: $client.displayName', (instance) => {
    const definition = form(instance)
    const answered = treesOf(small, definition, answers(instance))
    expect(answered).toEqual(treesOf(full, definition, answers(instance)))
    expect(answered.submitted).toEqual(answered.opened)
    const wrong = treesOf(small, definition, rejected(instance))
    expect(wrong).toEqual(treesOf(full, definition, rejected(instance)))
    expect(wrong.submitted).not.toEqual(wrong.opened)
  })
})

/** The form when it opens, and after it is submitted. */
function treesOf({ SchemaForm: Form }: Forms, form: FormDefinition, data: unknown) {
  const { container, unmount } = render(<Form id="form" form={form} data={data} onChange={() => {}} />)
  const opened = accessibilityTree(container)
  fireEvent.submit(container.querySelector('form')!)
  const submitted = accessibilityTree(container)
  unmount()
  return { opened, submitted }
}

/** What assistive technology reads in an element: one line for each role with its name and states, and for each text. */
function accessibilityTree(element: Element, indent = ''): string[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent?.trim()
      return text ? [`${indent}text ${JSON.stringify(text)}`] : []
    }
    if (!(node instanceof HTMLElement) || isHidden(node)) return []
    const role = getRole(node)
    if (role === null || role === 'presentation') return accessibilityTree(node, indent)
    return [`${indent}${describeElement(node, role)}`, ...accessibilityTree(node, `${indent}  `)]
  })
}

function isHidden(element: HTMLElement) {
  return element.hidden || element.getAttribute('aria-hidden') === 'true'
}

function describeElement(element: HTMLElement, role: string) {
  const name = computeAccessibleName(element)
  const description = computeAccessibleDescription(element)
  const states = Object.entries(statesOf(element)).map(
    ([state, value]) => `${state}=${JSON.stringify(value)}`,
  )
  return [
    role,
    ...(name ? [JSON.stringify(name)] : []),
    ...(description ? [`(${JSON.stringify(description)})`] : []),
    ...states,
  ].join(' ')
}

/** The properties and aria attributes that are not false or empty. */
function statesOf(element: HTMLElement): Record<string, unknown> {
  const properties = Object.fromEntries(
    (['value', 'checked', 'selected', 'disabled', 'required', 'readOnly', 'min', 'max', 'tabIndex'] as const)
      .map((name) => [name, (element as Partial<HTMLInputElement & HTMLOptionElement>)[name]])
      .filter(([, value]) => value !== undefined && value !== false && value !== ''),
  ) as Record<string, unknown>
  const aria = element
    .getAttributeNames()
    .filter(
      (name) => name.startsWith('aria-') && !/^aria-(?:labelledby|describedby|controls|owns)$/.test(name),
    )
    .map((name) => [name, element.getAttribute(name)])
  return { ...properties, ...Object.fromEntries(aria) }
}
