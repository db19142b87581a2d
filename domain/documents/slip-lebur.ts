/** Contents of the slip for melted gold that leaves: receiver, amount of each group, price (DOMAIN §O.1-4). */
import type { LeburKeluarTersimpan } from '../calls/hancur.ts'
import { formatGram, formatHariTanggal, formatRupiah } from '../format.ts'
import { rupiah } from '../units.ts'
import { sebutUser } from './sebutan.ts'
import { kepalaSlip, type Slip, type TokoSlip } from './slip.ts'
import { tandaCetak } from './tanda.ts'

export function slipLebur(d: LeburKeluarTersimpan, toko: TokoSlip): Slip {
  return {
    ...kepalaSlip(toko),
    title: 'BUKTI KELUAR LEBUR',
    nomor: d.no,
    tanda: tandaCetak(d.status_valid === 'CANC', d.cetak),
    fakta: [
      ['Tanggal', `${formatHariTanggal(d.tgl_system)}, ${d.jam.slice(0, 5)}`],
      ['Tujuan', d.tujuan],
      ['Penerima', d.penerima],
      ...(d.jenis_bayar === '-'
        ? []
        : [
            ['Dibayar', d.jenis_bayar === 'CASH' ? 'CASH' : `${d.jenis_bayar} ${d.no_rekening}`] as [
              string,
              string,
            ],
          ]),
      ...(d.keterangan === '-' ? [] : [['Keterangan', d.keterangan] as [string, string]]),
      ['Otorisasi', sebutUser(toko.sebutan, d.otorisasi_by)],
      ['Petugas', sebutUser(toko.sebutan, d.input_by)],
    ],
    columns: [{ title: 'Group' }, { title: 'Berat', kanan: true }],
    lines: d.emas.map((e) => [e.kode_group, formatGram(e.berat)]),
    jumlah: [
      ['Jumlah Berat', formatGram(d.berat)],
      ...(d.harga > 0 ? [['Harga', formatRupiah(d.harga)] as [string, string]] : []),
      ...pph22Of(d),
    ],
    tandaTangan: ['Yang Menyerahkan', 'Yang Menerima'],
  }
}

/** A factory pays PPh 22 on top: the slip tells what was received (DOMAIN §P.1). */
const pph22Of = ({ harga, pph_rp }: LeburKeluarTersimpan): [string, string][] =>
  pph_rp > 0
    ? [
        ['PPh 22', formatRupiah(pph_rp)],
        ['Total Diterima', formatRupiah(rupiah(harga + pph_rp))],
      ]
    : []
