/** `npm run cadangan`. */
import { bacaPerintah } from './perintah.mjs'
import { run } from './serve.mjs'

bacaPerintah('cadangan')
run('server/commands/cadangan.ts')
