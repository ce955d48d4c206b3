import { area } from './area.js'

export default area('service/engine', { environment: 'node' })
