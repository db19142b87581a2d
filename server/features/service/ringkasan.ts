/** Repairs in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day; every order is by code points. */
import { AKUN } from '#domain/rules/akun.ts'
import { statement } from '../../db/statement.ts'
import { perKategori, saldoHari } from '../../faktur/ringkasan.ts'

const UANG_MUKA = AKUN.UANG_MUKA_SERVICE.kode
const PENDAPATAN = AKUN.PENDAPATAN_SERVICE.kode
/** Money paid ahead on repairs. */
export const service = statement<object>('eod_service', saldoHari(UANG_MUKA))
/** Money that repairs brought in and gave back, event by event. */
export const serviceKategori = statement<object>(
  'eod_service_kategori',
  perKategori(
    `-COALESCE(sum(d.jumlah) FILTER (WHERE d.kode_akun = '${UANG_MUKA}'), 0) AS uang_muka,
     -COALESCE(sum(d.jumlah) FILTER (WHERE d.kode_akun = '${PENDAPATAN}'), 0) AS pendapatan`,
    UANG_MUKA,
    PENDAPATAN,
  ),
)
