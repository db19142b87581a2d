/** Contents of the slip of a cash or bank entry (DOMAIN §F.5). */
import type { KasBankTersimpan } from '../calls/kas-bank.ts'
import { formatHariTanggal, formatRupiah } from '../format.ts'
import { JENIS_NOMOR, type JenisNomor } from '../rules/kode.ts'
import { terbilangRupiah } from '../rules/terbilang.ts'
import { sebutUser } from './sebutan.ts'
import { kepalaSlip, type Slip, type TokoSlip } from './slip.ts'
import { tandaCetak } from './tanda.ts'

const fill = (label: string, text: string): [string, string][] => (text === '-' ? [] : [[label, text]])
const rekening = (bank: string, no: string): string => (no === '-' ? '-' : `${bank} ${no}`)

/** The one who hands the money over and the one who gets it. For money that comes in, the shop is the second. */
const TANDA_TANGAN = {
  masuk: ['Yang Menyerahkan', 'Yang Menerima'],
  keluar: ['Yang Mengeluarkan', 'Yang Menerima'],
} as const

export function slipKas(d: KasBankTersimpan, toko: TokoSlip): Slip {
  const jenis = d.no_kas.slice(0, 2) as JenisNomor
  const pindah = d.no_rekening_tujuan !== '-'
  return {
    ...kepalaSlip(toko),
    title: `BUKTI ${JENIS_NOMOR[jenis].toUpperCase()}`,
    nomor: d.no_kas,
    qr: d.no_kas,
    tanda: tandaCetak(d.status_valid === 'CANC', d.cetak),
    fakta: [
      ['Tanggal', `${formatHariTanggal(d.tgl_system)}, ${d.jam.slice(0, 5)}`],
      ...fill(pindah ? 'Dari' : 'Rekening', rekening(d.nama_bank, d.no_rekening)),
      ...fill('Ke', rekening(d.nama_bank_tujuan, d.no_rekening_tujuan)),
      ...fill('Sales', d.kode_sales === '-' ? '-' : `${d.kode_sales} ${d.nama_sales}`),
      ...fill('Tukang', d.kode_tukang),
      ['Petugas', sebutUser(toko.sebutan, d.input_by)],
      ...fill('Disetujui', sebutUser(toko.sebutan, d.otorisasi_by)),
    ],
    columns: [{ title: 'Transaksi' }, { title: 'Keterangan' }, { title: 'Jumlah', kanan: true }],
    lines: [[d.nama, d.ref_no === '-' ? d.keterangan : d.ref_no, formatRupiah(d.jumlah)]],
    jumlah: [
      ['Jumlah', formatRupiah(d.jumlah)],
      ['Terbilang', terbilangRupiah(d.jumlah)],
    ],
    tandaTangan: [...TANDA_TANGAN[jenis.endsWith('M') ? 'masuk' : 'keluar']],
  }
}
