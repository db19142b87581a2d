/** The ticket that the customer of a repair takes home: what finds the goods again, large, and until when they wait (DOMAIN §B.7, §F.5). */
import type { ServiceLengkap } from '../calls/service.ts'
import { formatGram, formatHariTanggal } from '../format.ts'
import { nomorPendek } from '../rules/kode.ts'
import { HARI_TIDAK_DIAMBIL } from '../rules/service.ts'
import { ada, kepalaToko, type TokoNota } from './nota.ts'
import type { PengaturanNota } from '../rules/pengaturan-nota.ts'
import { tandaCetak } from './tanda.ts'

export interface Tiket {
  toko: { nama: string; alamat: string[] }
  title: string
  /** As it is called out: '250115-0001'. */
  nomor: string
  /** Whole, and what the QR says. */
  qr: string
  /** 'COPY 1'; '' on an original. */
  tanda: string
  nama: string
  barang: { nama: string; keterangan: string }[]
  /** Name of the day below. */
  sebutan_janji: string
  janji: string
  ketentuan: string
}

export type ServiceUntukTiket = Pick<
  ServiceLengkap,
  'no_faktur_service' | 'nama_customer' | 'estimasi_tanggal' | 'detail_barang' | 'cetak_tiket'
>

export const tiketService = (s: ServiceUntukTiket, toko: TokoNota, pengaturan: PengaturanNota): Tiket => ({
  toko: kepalaToko(toko, pengaturan),
  title: 'TIKET PENGAMBILAN SERVICE',
  nomor: nomorPendek(s.no_faktur_service),
  qr: s.no_faktur_service,
  tanda: tandaCetak(false, s.cetak_tiket),
  nama: s.nama_customer,
  barang: s.detail_barang.map((b) => ({
    nama: b.jumlah > 1 ? `${b.nama_barang} (${b.jumlah} buah)` : b.nama_barang,
    keterangan: [
      `${formatGram(b.berat_terima)} g`,
      b.jenis_service,
      ...(ada(b.keluhan) ? [b.keluhan] : []),
    ].join(', '),
  })),
  sebutan_janji: 'Estimasi selesai',
  janji: formatHariTanggal(s.estimasi_tanggal),
  ketentuan: `Bawa tiket ini saat mengambil. Barang yang tidak diambil ${HARI_TIDAK_DIAMBIL} hari sejak selesai akan kami hubungi kembali dan tetap disimpan sebagai milik customer.`,
})
