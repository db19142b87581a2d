/** Contents of the slip of a drawer count (DOMAIN §O.5-4). */
import type { HitungLengkap } from '../calls/hitung-kas.ts'
import { formatNumber, formatHariTanggal, formatRupiah } from '../format.ts'
import { sebutUser } from './sebutan.ts'
import { kepalaSlip, type Slip, type TokoSlip } from './slip.ts'

export function slipHitungKas(d: HitungLengkap, toko: TokoSlip): Slip {
  return {
    ...kepalaSlip(toko),
    title: 'HITUNG KAS',
    nomor: d.no,
    qr: d.no,
    tanda: '',
    fakta: [
      ['Tanggal', `${formatHariTanggal(d.tgl_system)}, ${d.jam.slice(0, 5)}`],
      ['Selisih', d.no_kas === '-' ? d.status : `${d.status} ${d.no_kas}`],
      ...(d.keterangan === '-' ? [] : [['Keterangan', d.keterangan] as [string, string]]),
      ['Dihitung', sebutUser(toko.sebutan, d.input_by)],
      ...(d.otorisasi_by === '-'
        ? []
        : [['Otorisasi', sebutUser(toko.sebutan, d.otorisasi_by)] as [string, string]]),
    ],
    columns: [{ title: 'Lembar', kanan: true }, { title: 'Pecahan' }, { title: 'Jumlah', kanan: true }],
    lines: d.pecahan.map((p) => [
      formatNumber(p.lembar),
      `${p.kode.split(' ')[0]} ${formatNumber(p.nilai)}`,
      formatRupiah(p.jumlah),
    ]),
    jumlah: [
      ['Seharusnya', formatRupiah(d.seharusnya)],
      ['Selisih', formatRupiah(d.selisih)],
      ['Dihitung', formatRupiah(d.dihitung)],
    ],
    tandaTangan: ['Yang Menghitung', 'Yang Menyaksikan'],
  }
}
