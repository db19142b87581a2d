/** `npm run pulihkan -- <berkas>`: on an empty machine too. */
import { run } from './serve.mjs'

run('server/cadangan/perintah-pulihkan.ts')
