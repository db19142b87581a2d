/** `npm run serve:fixture -- --date 2025-01-15 --port 4100`. */
import { serve } from './serve.mjs'

serve('server/fixture-main.ts')
