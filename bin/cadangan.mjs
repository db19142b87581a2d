/** `npm run cadangan`. */
import { bacaPerintah } from './perintah.mjs'
import { run } from './serve.mjs'

bacaPerintah('cadangan')
run('server/cadangan/perintah-cadangan.ts')
