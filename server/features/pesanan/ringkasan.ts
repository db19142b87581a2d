/** Orders in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day; every order is by code points. */
import { AKUN } from '#domain/rules/akun.ts'
import { statement } from '../../db/statement.ts'
import { masukKeluar, saldoHari } from '../../faktur/ringkasan.ts'

/** Money that the DPs of orders hold. */
export const pesanan = statement<object>('eod_pesanan', saldoHari(AKUN.DP_PESANAN.kode))
export const pesananKategori = statement<object>('eod_pesanan_kategori', masukKeluar(AKUN.DP_PESANAN.kode))
