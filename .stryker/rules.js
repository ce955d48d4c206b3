import { area } from './area.js'

export default area('calculator/rules', { environment: 'node' })
