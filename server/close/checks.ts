/**
 * Conditions that must hold before a day is closed (DOMAIN §B.21): a list. Those of an area come with its documents.
 */
import { divalidasi } from '#domain/dokumen/index.ts'
import { errors } from '#domain/errors.ts'
import { statement } from '../db/statement.ts'
import { areaDokumen } from '../areas.ts'
import { jumlahMenunggu } from '../dokumen/menunggu.ts'
import { tutupAml } from '../features/aml/tutup.ts'
import { pemeriksaanCepat } from '../buku/index.ts'
import type { TutupContext } from '../dokumen/tutup.ts'
import type { Pemeriksaan } from '../dokumen/pemeriksaan-tutup.ts'

/** Kinds of which the same is said share a check. */
const divalidasiDulu: readonly Pemeriksaan[] = [
  ...new Set(divalidasi.map(({ validasi }) => validasi.belum().id)),
].map((id) => {
  const kinds = divalidasi.filter(({ validasi }) => validasi.belum().id === id)
  const nama = kinds.map((kind) => kind.nama.toLowerCase()).join(' dan ')
  const menunggu = statement<{ ada: boolean }>(
    `tutup_menunggu_${id}`,
    `SELECT ${jumlahMenunggu(areaDokumen, kinds)} > 0 AS ada`,
  )
  return {
    nama: `${nama} sudah divalidasi`,
    bagian: 'transaksi',
    berat: 'tolak',
    periksa: async ({ sql, toko }) =>
      (await sql(menunggu, [toko.kode_toko]))[0]!.ada ? kinds[0]!.validasi.belum() : undefined,
  }
})

const groupTanpaHarga = statement<{ kode_group: string }>(
  'tutup_group_tanpa_harga',
  `SELECT g.kode_group FROM grup g LEFT JOIN harga_group h ON h.kode_toko = $1 AND h.kode_group = g.kode_group
   WHERE g.status_aktif AND COALESCE(h.harga, 0) = 0 ORDER BY 1`,
)

export const PEMERIKSAAN: readonly Pemeriksaan[] = [
  {
    nama: 'tanggal belum lewat',
    bagian: 'transaksi',
    berat: 'tolak',
    periksa: async ({ toko, hari_ini }) =>
      toko.tgl_system > hari_ini ? errors.tokoSudahDitutup() : undefined,
  },
  ...divalidasiDulu,
  ...areaDokumen.flatMap(({ tutup }) => tutup ?? []),
  tutupAml,
  {
    nama: 'harga besok ada',
    bagian: 'transaksi',
    berat: 'peringatan',
    async periksa({ sql, toko }) {
      const groups = await sql(groupTanpaHarga, [toko.kode_toko])
      return groups.length
        ? `Harga Group ${groups.map((g) => g.kode_group).join(', ')} Belum Diisi`
        : undefined
    },
  },
  {
    nama: 'buku seimbang',
    bagian: 'saldo',
    berat: 'tolak',
    async periksa({ sql, toko }) {
      for (const { selisih } of pemeriksaanCepat)
        if ((await sql(selisih, [toko.kode_toko])).length) return errors.dataTidakSeimbang()
      return undefined
    },
  },
]

/** Runs the checks of one part; what they find is gathered in the context. */
export async function periksa(ctx: TutupContext, bagian: Pemeriksaan['bagian']): Promise<void> {
  for (const check of PEMERIKSAAN) {
    if (check.bagian !== bagian) continue
    if (check.berat === 'tolak') {
      const refusal = await check.periksa(ctx)
      if (refusal) ctx.penolakan.push(refusal)
    } else {
      const warning = await check.periksa(ctx)
      if (warning) ctx.peringatan.push(warning)
    }
  }
}
