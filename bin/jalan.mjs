/** `node bin/jalan.mjs lint`: a command of package.json that has no file of its own here; installed when it is not yet. */
import { buildClient } from './build.mjs'
import { ensureInstalled, requireNode, stop } from './install.mjs'
import { bacaPerintah, COMMANDS } from './perintah.mjs'
import { teruskan } from './serve.mjs'

const { nama, args } = bacaPerintah(process.argv[2], process.argv.slice(3))
const { jalan, dibangun = false } = COMMANDS[nama]
requireNode()
const [program, ...tetap] = jalan.split(' ')
const milikServer = program.startsWith('server/')
ensureInstalled({ withTools: !milikServer })
if (dibangun && !buildClient()) stop('Layar gagal dibangun; sebabnya tertulis di atas')
teruskan([...(program.endsWith('.ts') ? ['--import', 'tsx'] : []), program, ...tetap, ...args])
