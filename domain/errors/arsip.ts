/** Backups and the archive (DOMAIN §B.20). */
import { formatNumber, formatTanggal } from '../format.ts'
import { told } from '../refusal.ts'

export const backupTerlaluBanyak = told(
  'backupTerlaluBanyak',
  400,
  (f: { jumlah: number; maks: number }) =>
    `Ada ${formatNumber(f.jumlah)} Baris, Paling Banyak ${formatNumber(f.maks)} Sekali Filter. Persempit Tanggalnya`,
)
export const arsipBarisTidakAda = told(
  'arsipBarisTidakAda',
  404,
  (f: { no: string }) => `${f.no} Tidak Ditemukan`,
)
export const arsipSudah = told('arsipSudah', 409, (f: { no: string }) => `${f.no} Sudah Diarsipkan`)
export const arsipBelumValidasi = told(
  'arsipBelumValidasi',
  409,
  (f: { no: string }) => `${f.no} Belum Divalidasi`,
)
export const arsipBelumTutup = told(
  'arsipBelumTutup',
  409,
  (f: { no: string; tgl_system: string }) => `${f.no} Tanggal ${formatTanggal(f.tgl_system)} Belum Ditutup`,
)
export const arsipMuda = told(
  'arsipMuda',
  409,
  (f: { no: string; umur: number; minimal: number }) =>
    `${f.no} Baru ${f.umur} Hari, Boleh Diarsipkan Sesudah ${f.minimal} Hari`,
)
export const arsipTidakAda = told(
  'arsipTidakAda',
  404,
  (f: { no_arsip: string }) => `Arsip ${f.no_arsip} Tidak Ditemukan`,
)
