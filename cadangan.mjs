/** `npm run cadangan`. */
import { run } from './serve.mjs'

run('server/cadangan/perintah-cadangan.ts')
