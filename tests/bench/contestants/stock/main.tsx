import '../shared/page.css'
import { renderApp } from '../shared/renderApp.tsx'
import { Coverage } from './Coverage.tsx'
import { Personal } from './Personal.tsx'
import { Scenario } from './Scenario.tsx'

// Each form uses liveValidate, so that Next stays disabled while an answer is invalid.
renderApp({ Personal, Coverage, Scenario })
