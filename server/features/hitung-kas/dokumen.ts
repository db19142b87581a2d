/** Drawer counts among all documents (server/dokumen), what the close asks of them, and their books (DOMAIN §B.21, §O.5-4). */
import { hitungKas as kind } from '#domain/dokumen/hitung-kas.ts'
import { errors } from '#domain/errors.ts'
import { parseSettings } from '#domain/rules/para-system.ts'
import type { TutupContext } from '../../dokumen/tutup.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { buku } from './buku.ts'
import { BASI } from './state.ts'

/** `belum` without a count of day $2 that is good still: the last alone counts. */
const terakhir = statement<{ mode: string | null; belum: boolean; selisih: boolean }>(
  'tutup_hitung_kas',
  `SELECT (SELECT value FROM para_system WHERE kode_toko = $1 AND key = 'HITUNG_KAS_TUTUP') AS mode,
     COALESCE(bool_or(h.basi), true) AS belum, COALESCE(bool_or(h.selisih <> 0 AND h.cara IS NULL), false) AS selisih
   FROM (SELECT h.selisih, s.cara, ${BASI} AS basi FROM hitung_kas h LEFT JOIN hitung_kas_selisih s ON s.no = h.no
     WHERE h.kode_toko = $1 AND h.tgl_system = $2 ORDER BY h.id DESC LIMIT 1) h`,
)

/** @returns what is wrong, where the shop's setting is `mode` */
async function periksa({ sql, toko }: TutupContext, mode: 'WAJIB' | 'PERINGATAN') {
  const [row] = await sql(terakhir, [toko.kode_toko, toko.tgl_system])
  const { mode: text, belum, selisih } = row!
  if (parseSettings(text === null ? {} : { HITUNG_KAS_TUTUP: text }).HITUNG_KAS_TUTUP !== mode)
    return undefined
  if (belum) return errors.kasBelumDihitung()
  return selisih ? errors.selisihKasBelumDijelaskan() : undefined
}

export const hitungKas: DokumenArea = {
  nomor: [{ nama: 'hitung kas', kinds: [kind], table: 'hitung_kas', no: 'no', tanggal: 'tgl_system' }],
  tutup: [
    {
      nama: 'kas sudah dihitung',
      bagian: 'transaksi',
      berat: 'tolak',
      periksa: (ctx) => periksa(ctx, 'WAJIB'),
    },
    {
      nama: 'kas sebaiknya dihitung',
      bagian: 'transaksi',
      berat: 'peringatan',
      periksa: async (ctx) => (await periksa(ctx, 'PERINGATAN'))?.message,
    },
  ],
  buku,
}
