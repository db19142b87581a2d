/** Deposits in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day; every order is by code points. */
import { AKUN } from '#domain/rules/akun.ts'
import { statement } from '../../db/statement.ts'
import { masukKeluar, saldoHari } from '../../faktur/ringkasan.ts'

/** Money that customers' deposits hold. */
export const titipan = statement<object>('eod_titipan', saldoHari(AKUN.TITIPAN_PELANGGAN.kode))
export const titipanKategori = statement<object>(
  'eod_titipan_kategori',
  masukKeluar(AKUN.TITIPAN_PELANGGAN.kode),
)
