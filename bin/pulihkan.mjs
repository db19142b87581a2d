/** `npm run pulihkan -- <berkas>`: on an empty machine too. */
import { bacaPerintah } from './perintah.mjs'
import { run } from './serve.mjs'

bacaPerintah('pulihkan')
run('server/commands/pulihkan.ts')
