import { area } from './area.js'

export default area('calculator/api', { environment: 'dom' })
