import '../shared/page.css'
import { renderApp } from '../shared/renderApp.tsx'
import { Coverage } from './Coverage.tsx'
import { Personal } from './Personal.tsx'
import { Scenario } from './Scenario.tsx'

renderApp({ Personal, Coverage, Scenario })
