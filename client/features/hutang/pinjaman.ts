/** A loan as the rules take it: what the screens reckon is what the server decides. Pure. */
import type { AcuanHutang, HutangLengkap } from '#domain/calls/hutang.ts'
import type { HutangBerjalan, SettingBayarHutang } from '#domain/rules/bayar-hutang.ts'
import type { SyaratBunga } from '#domain/rules/bunga-pinjaman.ts'
import { rupiah } from '#domain/units.ts'
import { syaratDari } from './acuan.ts'
import type { Pinjaman } from './jadwal.ts'

export const syaratHutang = (h: HutangLengkap): SyaratBunga => syaratDari(h)

/** For its schedule. */
export const pinjamanDari = (h: HutangLengkap): Pinjaman => ({
  sisa_pokok: h.sisa_pokok,
  tgl_hutang: h.tgl_system,
  tgl_bunga_sampai: h.tgl_bunga_sampai,
  tgl_jatuh_tempo: h.tgl_jatuh_tempo,
  syarat: syaratHutang(h),
  kelipatan: h.kelipatan,
})

/** For what is paid on it. */
export const hutangBerjalan = (h: HutangLengkap): HutangBerjalan & { nama_customer: string } => ({
  no_faktur_hutang: h.no_faktur_hutang,
  nama_customer: h.nama_customer,
  status_valid: h.status_valid,
  status_hutang: h.status_hutang,
  tgl_system: h.tgl_system,
  lama_pinjam: h.lama_pinjam,
  berat_bruto: h.berat_bruto,
  sisa_pokok: h.sisa_pokok,
  tgl_bunga_sampai: h.tgl_bunga_sampai,
  tgl_jatuh_tempo: h.tgl_jatuh_tempo,
  perpanjang_ke: h.perpanjang_ke,
})

export const settingHutang = (
  h: Pick<HutangLengkap, 'kelipatan'>,
  acuan: Pick<AcuanHutang, 'aktif' | 'toleransi_timbang'>,
): SettingBayarHutang => ({
  PEMBULATAN: rupiah(h.kelipatan),
  TOLERANSI_TIMBANG: acuan.toleransi_timbang,
  MODUL_HUTANG: acuan.aktif,
})
