import '../frame/frame.css'
import { start } from '../frame/start.tsx'
import { Coverage } from './Coverage.tsx'
import { Personal } from './Personal.tsx'
import { Scenario } from './Scenario.tsx'

start({ Personal, Coverage, Scenario })
