/** Contents of the slip for gold to or from a goldsmith: owner, purity, amount (DOMAIN §O.2-2). */
import type { BahanTersimpan } from '../calls/bahan-tukang.ts'
import { formatGram, formatHariTanggal } from '../format.ts'
import { halus } from '../rules/emas-customer.ts'
import { sumMilligram } from '../units.ts'
import { sebutKadar, sebutUser } from './sebutan.ts'
import { kepalaSlip, type Slip, type TokoSlip } from './slip.ts'
import { tandaCetak } from './tanda.ts'

const TITLE = {
  SERAH: 'BUKTI SERAH BAHAN TUKANG',
  KEMBALI: 'BUKTI KEMBALI BAHAN TUKANG',
  SUSUT: 'BUKTI SUSUT BAHAN TUKANG',
} as const

export function slipBahan(d: BahanTersimpan, toko: TokoSlip): Slip {
  return {
    ...kepalaSlip(toko),
    title: TITLE[d.jenis],
    nomor: d.no,
    qr: d.no,
    tanda: tandaCetak(d.status_valid === 'CANC', d.cetak),
    fakta: [
      ['Tanggal', `${formatHariTanggal(d.tgl_system)}, ${d.jam.slice(0, 5)}`],
      ['Tukang', `${d.kode_tukang} ${d.nama_tukang}`],
      ...(d.no_pesanan === '-' ? [] : [['Pesanan', d.no_pesanan] as [string, string]]),
      ...(d.keterangan === '-' ? [] : [['Keterangan', d.keterangan] as [string, string]]),
      ...(d.otorisasi_by === '-'
        ? []
        : [['Otorisasi', sebutUser(toko.sebutan, d.otorisasi_by)] as [string, string]]),
      ['Petugas', sebutUser(toko.sebutan, d.input_by)],
    ],
    columns: [
      { title: 'Emas' },
      { title: 'Group' },
      { title: 'Kadar', kanan: true },
      { title: 'Berat', kanan: true },
      { title: 'Emas Murni', kanan: true },
    ],
    lines: d.baris.map((e) => [
      e.pemilik === 'CUSTOMER' ? `CUSTOMER, barang ke ${e.no_baris}` : 'TOKO',
      e.kode_group,
      sebutKadar(toko.sebutan, e.kadar),
      formatGram(e.berat),
      formatGram(halus(e.berat, e.kadar)),
    ]),
    jumlah: [
      ['Jumlah Berat', formatGram(d.berat)],
      ['Jumlah Emas Murni', formatGram(sumMilligram(d.baris.map((e) => halus(e.berat, e.kadar))))],
    ],
    tandaTangan: d.jenis === 'SERAH' ? ['Yang Menyerahkan', 'Tukang'] : ['Tukang', 'Yang Menerima'],
  }
}
