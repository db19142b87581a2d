/** `npm start`. */
import { serve } from './serve.mjs'

serve('server/main.ts')
