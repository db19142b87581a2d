/**
 * The drill in short (`npm run uji:mesin -- --singkat`): two databases under Patroni, one etcd, two servers and HAProxy of deploy/;
 * eight tills sell while a server and the primary are killed. How long that takes is nobody's matter here.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sabar } from '#test/tools/sabar.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kencana-uji-mesin-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

it(
  'a server and the primary die under eight tills: nothing acknowledged is lost, doubled or sold twice, and the books agree on both nodes',
  { timeout: sabar(600_000) },
  async () => {
    const json = join(folder, 'hasil.json')
    // A child process: ends with this process, however that ends, and with it all that it started.
    const drill = fork('bin/uji-mesin.mjs', ['--singkat', '--json', json], { execArgv: [], silent: true })
    const [said, [code]] = await Promise.all([
      Promise.all([text(drill.stdout!), text(drill.stderr!)]),
      once(drill, 'exit'),
    ])
    const { hasil: results, aneh } = JSON.parse(await readFile(json, 'utf8').catch(() => '{}'))
    const broken = { hilang: 0, ganda: 0, duaKali: 0, selisih: 0, lain: 0, simpul: 2, examples: [] }
    expect({ code, hasil: results, aneh, said }).toMatchObject({
      code: 0,
      hasil: [
        { nama: 'server killed', ...broken },
        { nama: 'primary killed', ...broken },
      ],
      aneh: [],
    })
  },
)
