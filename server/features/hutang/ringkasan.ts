/** Loans in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day; every order is by code points. */
import { AKUN } from '#domain/rules/akun.ts'
import { statement } from '../../db/statement.ts'
import { perKategori } from '../../faktur/ringkasan.ts'

const POKOK = AKUN.PIUTANG_PINJAMAN.kode
const BUNGA = AKUN.PENDAPATAN_BUNGA.kode
/** Event by event: how often, what was lent, what came back of it, and the interest. */
export const hutangKategori = statement<object>(
  'eod_hutang_kategori',
  perKategori(
    `count(DISTINCT j.id) AS kali,
     COALESCE(sum(d.jumlah) FILTER (WHERE d.kode_akun = '${POKOK}' AND d.jumlah > 0), 0) AS pinjaman,
     -COALESCE(sum(d.jumlah) FILTER (WHERE d.kode_akun = '${POKOK}' AND d.jumlah < 0), 0) AS pokok,
     -COALESCE(sum(d.jumlah) FILTER (WHERE d.kode_akun = '${BUNGA}'), 0) AS bunga`,
    POKOK,
    BUNGA,
  ),
)
