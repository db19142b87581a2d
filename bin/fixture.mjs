/** `npm run serve:fixture -- --date 2025-01-15 --port 4100`. */
import { bacaPerintah } from './perintah.mjs'
import { serve } from './serve.mjs'

bacaPerintah('serve:fixture')
serve('server/fixture-main.ts')
