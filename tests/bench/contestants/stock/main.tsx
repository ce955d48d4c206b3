import '../frame/frame.css'
import { start } from '../frame/start.tsx'
import { Coverage } from './Coverage.tsx'
import { Personal } from './Personal.tsx'
import { Scenario } from './Scenario.tsx'

// Every form validates as one types (liveValidate): its Next must not open on answers that are wrong.
start({ Personal, Coverage, Scenario })
