/** Rows and objects held against each other: a restored backup may be older, or newer, than its pictures. */
import type pg from 'pg'
import { FOLDER_KATALOG } from '#domain/katalog.ts'
import { katalogs } from '#domain/katalog/index.ts'
import { statement } from '../../db/statement.ts'
import { read, SELURUH_RANTAI, write } from '../../db/transaction.ts'
import { objekFoto, type FolderFoto } from '../../foto/foto.ts'
import type { Penyimpanan } from '../../pictures/penyimpanan.ts'
import { tableOfPicture } from '../../katalog/anak.ts'
import { recordDropped } from '../../pictures/sapu.ts'

const FOLDER = [
  'BARANG',
  'PESANAN',
  'SERVICE',
  'HUTANG',
  'TIMBANGAN',
  'PEMBELIAN',
  ...FOLDER_KATALOG,
] as const satisfies readonly FolderFoto[]
const diKatalog = katalogs.flatMap((katalog) =>
  katalog.picture
    ? [
        `UNION ALL SELECT '${katalog.picture.folder}', ${katalog.key}, gambar_name
         FROM ${tableOfPicture(katalog)} WHERE gambar_name IS NOT NULL`,
      ]
    : [],
)
/** Rows that have a photo, by their barcode, their number and line, or their code in the catalogue. */
const all = statement<{ folder: FolderFoto; kode_barcode: string; foto: string }>(
  'periksa_foto',
  `SELECT 'BARANG' AS folder, COALESCE(kode_barcode, '-') AS kode_barcode, unnest(foto) AS foto FROM barang
   WHERE foto <> '{}'
   UNION ALL SELECT 'PESANAN', no_pesanan || ' ' || no, foto FROM pesanan_detail WHERE foto IS NOT NULL
   UNION ALL SELECT 'SERVICE', no_faktur_service || ' ' || no, foto FROM service_detail WHERE foto IS NOT NULL
   UNION ALL SELECT 'HUTANG', no_faktur_hutang || ' ' || no, foto FROM hutang_detail WHERE foto IS NOT NULL
   UNION ALL SELECT 'TIMBANGAN', kode_toko || ' ' || no_timbangan, foto FROM timbangan WHERE foto <> '-'
   UNION ALL SELECT 'PEMBELIAN', no_faktur_group || ' ' || no, foto FROM beli_detail WHERE foto IS NOT NULL
   ${diKatalog.join('\n   ')}`,
)
/** Stored for a row that is not there yet, or to be removed. */
const dibuang = statement<{ nama: string }>('periksa_objek_buang', 'SELECT nama FROM objek_buang')

/** Every object that a row speaks of, or that must go. */
export const objekDikenal = (pool: pg.Pool): Promise<string[]> =>
  read(pool, SELURUH_RANTAI, async ({ sql }) => [
    ...(await sql(all, [])).flatMap(({ folder, foto }) => objekFoto(folder, foto)),
    ...(await sql(dibuang, [])).map(({ nama }) => nama),
  ])

export interface TemuanFoto {
  /** Number of photos. */
  foto: number
  /** A piece says it has them, and the storage has not. */
  withoutFile: { kode_barcode: string; nama: string }[]
  /** The storage has them, and nothing says what they are for. */
  withoutRow: string[]
}

export async function periksaFoto(pool: pg.Pool, penyimpanan: Penyimpanan): Promise<TemuanFoto> {
  // First what is stored: what is added meanwhile has its row, and is not missed.
  const ada = new Set<string>()
  for (const folder of FOLDER) for await (const nama of penyimpanan.list(folder)) ada.add(nama)
  const { rows, sementara } = await read(pool, SELURUH_RANTAI, async ({ sql }) => ({
    rows: await sql(all, []),
    sementara: await sql(dibuang, []),
  }))
  const dipakai = rows.flatMap(({ folder, kode_barcode, foto }) =>
    objekFoto(folder, foto).map((nama) => ({ kode_barcode, nama })),
  )
  const hilang = dipakai.filter(({ nama }) => !ada.has(nama))
  const dikenal = new Set([...dipakai, ...sementara].map(({ nama }) => nama))
  return {
    foto: rows.length,
    withoutFile: await masihHilang(penyimpanan, hilang),
    withoutRow: [...ada].filter((nama) => !dikenal.has(nama)).sort(),
  }
}

/** Stored since the list was read. */
async function masihHilang(
  penyimpanan: Penyimpanan,
  hilang: TemuanFoto['withoutFile'],
): Promise<TemuanFoto['withoutFile']> {
  const still: TemuanFoto['withoutFile'] = []
  for (const one of hilang) if (!(await penyimpanan.ambil(one.nama))) still.push(one)
  return still
}

/** Photos among the newest pieces only: the size of the chain does not matter. */
const terakhir = statement<{ foto: string }, readonly []>(
  'foto_terakhir',
  `SELECT foto[1] AS foto FROM (SELECT id, foto FROM barang ORDER BY id DESC LIMIT 5000) b WHERE foto <> '{}'
   ORDER BY id DESC LIMIT 10`,
)

/**
 * Checks what a start can see at once: another machine keeps its pictures in a folder of its own, or a disk is not
 * there.
 */
export async function fotoTerakhir(
  pool: pg.Pool,
  penyimpanan: Penyimpanan,
): Promise<{ dilihat: number; hilang: number }> {
  const rows = await read(pool, SELURUH_RANTAI, ({ sql }) => sql(terakhir, []))
  let hilang = 0
  for (const { foto } of rows) if (!(await penyimpanan.ambil(objekFoto('BARANG', foto)[0]!))) hilang++
  return { dilihat: rows.length, hilang }
}

/** Marks these pictures for removal: a running server sweeps them away. */
export const dropWithoutRow = (pool: pg.Pool, nama: readonly string[], now: Date): Promise<unknown> =>
  write(pool, SELURUH_RANTAI, ({ sql }) => sql(recordDropped, { nama: [...nama], sejak: now }))
