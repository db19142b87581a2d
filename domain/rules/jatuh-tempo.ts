/** Amount to pay for a loan on the agreed day, as its papers state it (spec 001 §3, DOMAIN §C.7). */
import { rupiah, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import { bungaPertama, type SyaratBunga } from './bunga-pinjaman.ts'
import { tambahBulan } from './bulan.ts'

export interface PinjamanDisepakati {
  tgl_hutang: string
  jumlah_hutang: Rupiah
  lama_pinjam: number
}

export interface SaatJatuhTempo {
  tgl_jatuh_tempo: TanggalSystem
  bunga: Rupiah
  harus_dibayar: Rupiah
}

/** @param kelipatan PEMBULATAN */
export function saatJatuhTempo(
  { tgl_hutang, jumlah_hutang, lama_pinjam }: PinjamanDisepakati,
  syarat: SyaratBunga,
  kelipatan: number,
): SaatJatuhTempo {
  const tgl_jatuh_tempo = tambahBulan(tgl_hutang, lama_pinjam)
  const { bunga } = bungaPertama(
    { pokok: jumlah_hutang, tgl_hutang, d_bayar: tgl_jatuh_tempo },
    syarat,
    kelipatan,
  )
  return { tgl_jatuh_tempo, bunga, harus_dibayar: rupiah(jumlah_hutang + bunga) }
}
