/** Contents of the slip of a goldsmith's fee (DOMAIN §B.6). */
import type { UpahTersimpan } from '../calls/upah-tukang.ts'
import { formatHariTanggal, formatRupiah } from '../format.ts'
import { terbilangRupiah } from '../rules/terbilang.ts'
import { sebutUser } from './sebutan.ts'
import { kepalaSlip, type Slip, type TokoSlip } from './slip.ts'
import { tandaCetak } from './tanda.ts'

export function slipUpah(d: UpahTersimpan, toko: TokoSlip): Slip {
  return {
    ...kepalaSlip(toko),
    title: 'BUKTI UPAH TUKANG',
    nomor: d.no_kas,
    qr: d.no_kas,
    tanda: tandaCetak(d.status_valid === 'CANC', d.cetak),
    fakta: [
      ['Tanggal', `${formatHariTanggal(d.tgl_system)}, ${d.jam.slice(0, 5)}`],
      ['Tukang', `${d.kode_tukang} ${d.nama_tukang}`],
      ['Dibayar', d.media === 'KAS' ? 'CASH' : `TRANSFER ${d.nama_bank} ${d.no_rekening}`],
      ...(d.keterangan === '-' ? [] : [['Keterangan', d.keterangan] as [string, string]]),
      ['Petugas', sebutUser(toko.sebutan, d.input_by)],
    ],
    columns: [{ title: 'Untuk' }, { title: 'Upah', kanan: true }],
    lines: [[`${d.ref_type} ${d.ref_no}`, formatRupiah(d.jumlah)]],
    jumlah: [
      ['Jumlah', formatRupiah(d.jumlah)],
      ['Terbilang', terbilangRupiah(d.jumlah)],
    ],
    tandaTangan: ['Yang Membayar', 'Yang Menerima'],
  }
}
