/** `npm run uji:mesin`: the machines, the shops, one fault after the other, and what they come to. Exit code 1 when a figure is not 0. */
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LENGKAP, SINGKAT, type Gangguan } from './gangguan.ts'
import { Latihan, sehat } from './latihan.ts'
import type { Temuan } from './periksa.ts'
import { susun, type Susunan, type Ukuran } from './susunan.ts'
import { kepala, row, type Result } from './tabel.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    ruang: { type: 'boolean', default: false },
    loopback: { type: 'boolean', default: false },
    singkat: { type: 'boolean', default: false },
    json: { type: 'string' },
    hanya: { type: 'string' },
  },
})
const FOLDER = values.folder!
/** Kept of a whole drill, and of a short one in which something failed. */
const LOG = 'test-results/mesin'

const UKURAN: Ukuran = values.singkat
  ? { basis: [11, 12], etcd: [11] }
  : { basis: [11, 12, 13], etcd: [11, 12, 13] }
const gangguan = (values.singkat ? SINGKAT : LENGKAP).filter(
  ({ nama }) => !values.hanya || nama.includes(values.hanya),
)

let susunan: Susunan | undefined
let berakhir: Promise<void> | undefined
const akhiri = (code: number): Promise<void> =>
  (berakhir ??= (async () => {
    await susunan?.killAll()
    rmSync(LOG, { recursive: true, force: true })
    if (code || !values.singkat) {
      cpSync(join(FOLDER, 'log'), LOG, { recursive: true })
      console.log(`logs of each part: ${LOG}`)
    }
    process.exit(code)
  })())
// The end of stdin: whoever started this is gone, or has had enough.
process.stdin
  .on('end', () => void akhiri(1))
  .on('error', () => void akhiri(1))
  .resume()

async function main(): Promise<number> {
  susunan = await susun(FOLDER, values.ruang, UKURAN)
  console.log(
    `${UKURAN.basis.length} databases, ${UKURAN.etcd.length} etcd, 2 servers, 1 proxy; ${values.ruang ? 'each database with a network and a disk of its own (namespaces)' : 'on loopback: networks and disks cannot be taken away here'}`,
  )
  const latihan = await Latihan.buka(susunan)
  console.log(`ready; four shops are open, eight tills sell\n\n${kepala}`)
  const results: Result[] = []
  for (const satu of gangguan) {
    if (satu.ruang && !values.ruang) {
      console.log(`${satu.nama}: not done, this machine lends no namespaces`)
      continue
    }
    const found = await satuGangguan(latihan, satu)
    results.push(found)
    console.log(row(found))
    for (const example of found.examples) console.log(`    ${example}`)
  }
  for (const [apa, n] of latihan.catatan.aneh) console.log(`told to a till ${n} times: ${apa}`)
  if (values.json)
    writeFileSync(values.json, JSON.stringify({ hasil: results, aneh: [...latihan.catatan.aneh] }))
  return results.some(wrong) || latihan.catatan.aneh.size > 0 ? 1 : 0
}

async function satuGangguan(latihan: Latihan, { nama, jalankan }: Gangguan): Promise<Result> {
  await latihan.mulaiJual()
  await latihan.terjual()
  const dari = performance.now()
  await jalankan(latihan)
  await sehat(latihan.susunan)
  await latihan.terjual()
  const pause = latihan.catatan.pause(dari, performance.now())
  await latihan.berhentiJual()
  return { nama, pause, ...(await latihan.periksa()) }
}

const wrong = ({ hilang, ganda, duaKali, selisih, lain }: Temuan): boolean =>
  hilang + ganda + duaKali + selisih + lain > 0

main().then(akhiri, (error: unknown) => {
  if (!berakhir) console.error(error)
  return akhiri(1)
})
