/** Photos of what the demonstration's shops have on show today. */
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import sharp from 'sharp'
import { group as groups } from '#domain/bawaan.ts'
import { UKURAN_FOTO, UKURAN_KECIL } from '#domain/calls/foto.ts'
import { statement } from '../db/statement.ts'
import { SELURUH_RANTAI, write } from '../db/transaction.ts'
import { FOLDER_BARANG, namaBesar, namaKecil, objekFoto } from '../features/foto/load.ts'
import { ambilFoto } from '../foto/foto.ts'
import type { Penyimpanan } from '../pictures/penyimpanan.ts'
import { recordDropped } from '../pictures/sapu.ts'
import { preparePicture } from '../pictures/siapkan.ts'
import { JENIS } from './data.ts'
import { lukis } from './pictures.ts'

interface Piece {
  kode_barcode: string
  nama_barang: string
  kode_group: string
}

/** Every other: no shop has photographed all it has. */
const dipajang = statement<Piece>(
  'demo_dipajang',
  `SELECT kode_barcode, nama_barang, kode_group FROM barang
   WHERE status = 'READY' AND kode_barcode::int % 2 = 0 ORDER BY kode_barcode`,
)
const berfoto = statement<unknown, { baris: readonly { kode_barcode: string; foto: string }[] }>(
  'demo_berfoto',
  `UPDATE barang b SET foto = ARRAY[baris.foto] FROM :baris(kode_barcode text, foto text)
   WHERE b.kode_barcode = baris.kode_barcode`,
)

const BERSAMA = 16

/**
 * Drawings of each kind of piece in each gold: the same for all that are alike, so they need not wait until the pieces
 * are there.
 */
export class Shape {
  readonly #digambar = new Map<string, Promise<Buffer[]>>()

  /** All of them: it takes as long as a week of the shops, which live theirs meanwhile. */
  async all(): Promise<void> {
    for (const { nama, kode_kategori } of JENIS)
      for (const { kode_group } of groups.filter((g) => g.kode_kategori === kode_kategori))
        for (const nama_barang of nama) await this.dari({ nama_barang, kode_group })
  }

  /** Large and small. */
  dari({ nama_barang, kode_group }: Omit<Piece, 'kode_barcode'>): Promise<Buffer[]> {
    const nama = nama_barang.replace(/ \d+ GRAM$/, '')
    const shape = `${nama} ${kode_group}`
    const ada = this.#digambar.get(shape) ?? pictures(shape, { nama_barang: nama, kode_group })
    this.#digambar.set(shape, ada)
    return ada
  }
}

export async function potretBarang(
  pool: pg.Pool,
  penyimpanan: Penyimpanan,
  shape = new Shape(),
): Promise<void> {
  const now = new Date()
  const pieces = await write(pool, SELURUH_RANTAI, async ({ sql }) => {
    const rows = (await sql(dipajang, [])).map((piece) => ({
      ...piece,
      foto: randomBytes(12).toString('hex'),
    }))
    const nama = rows.flatMap(({ foto }) => objekFoto(foto))
    await sql(recordDropped, { nama, sejak: new Date(now.getTime() + SEHARI_MS) })
    return rows
  })
  const left = pieces.values()
  const potret = async (): Promise<void> => {
    for (const { foto, ...piece } of left) {
      const [besar, kecil] = await shape.dari(piece)
      await penyimpanan.simpan(namaBesar(foto), besar!)
      await penyimpanan.simpan(namaKecil(foto), kecil!)
    }
  }
  await Promise.all(Array.from({ length: BERSAMA }, potret))
  await write(pool, SELURUH_RANTAI, async ({ sql }) => {
    await ambilFoto(
      { sql, now },
      FOLDER_BARANG,
      pieces.map(({ foto }) => foto),
    )
    await sql(berfoto, { baris: pieces })
  })
}

/** Until then nobody sweeps away what has no row yet. */
const SEHARI_MS = 86_400_000

/** Made anew at once: it is not worth packing well. */
const SEMENTARA = { compressionLevel: 1 } as const
const pictures = async (milik: string, benda: Parameters<typeof lukis>[0]): Promise<Buffer[]> =>
  preparePicture(
    milik,
    await sharp(Buffer.from(lukis(benda)))
      .png(SEMENTARA)
      .toBuffer(),
    [UKURAN_FOTO, UKURAN_KECIL],
  )
