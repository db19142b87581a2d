/** The program that proses.ts starts: told once what to build and where, it builds the demonstration and ends. */
import { bukaPenyimpanan } from '../pictures/buka.ts'
import { ikutBerakhir } from '../process/anak.ts'
import { rahasiaDari } from '../process/rahasia.ts'
import { loadDemo } from './load.ts'
import type { Kabar, Pesanan } from './proses.ts'

const HARI = process.env['KENCANA_UJI_HARI_CONTOH']

const kabarkan = (kabar: Kabar): void => void process.send!(kabar)

ikutBerakhir()
process.once('message', ({ url, penyimpanan, kunci }: Pesanan) => {
  loadDemo({
    url,
    penyimpanan: bukaPenyimpanan(penyimpanan),
    rahasia: rahasiaDari(kunci),
    log: (kata) => kabarkan({ kata }),
    maju: (bagian) => kabarkan({ bagian }),
    // Tests of a whole start: of what a day holds others tell.
    ...(HARI && { days: Number(HARI) }),
  }).then(
    () => process.send!({ bagian: 1 } satisfies Kabar, () => process.exit()),
    (error: Error) => {
      console.error((process.env['DEBUG'] && error.stack) || error.message)
      process.exit(1)
    },
  )
})
