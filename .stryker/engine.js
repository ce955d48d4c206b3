import { area } from './area.js'

export default area('engine', { environment: 'node' })
