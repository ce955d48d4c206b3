import { createOptions } from './createOptions.js'

export default createOptions('engine', { environment: 'node' })
