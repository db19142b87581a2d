/** `npm start`. */
import { bacaPerintah } from './perintah.mjs'
import { serve } from './serve.mjs'

bacaPerintah('start')
serve('server/main.ts')
