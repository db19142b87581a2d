/** Photos of what the demonstration's shops have on show today. */
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import sharp from 'sharp'
import { UKURAN_FOTO, UKURAN_KECIL } from '#domain/calls/foto.ts'
import { statement } from '../db/statement.ts'
import { SELURUH_RANTAI, write } from '../db/transaction.ts'
import { namaBesar, namaKecil } from '../features/foto/muat.ts'
import type { Penyimpanan } from '../gambar/penyimpanan.ts'
import { siapkanGambar } from '../gambar/siapkan.ts'
import { lukis } from './gambar.ts'

interface Piece {
  kode_barcode: string
  nama_barang: string
  kode_group: string
}

/** Every other: no shop has photographed all it has. */
const dipajang = statement<Piece>(
  'demo_dipajang',
  `SELECT kode_barcode, nama_barang, kode_group FROM barang WHERE status = 'READY' AND kode_barcode::int % 2 = 0 ORDER BY kode_barcode`,
)
const berfoto = statement<unknown, { baris: readonly { kode_barcode: string; foto: string }[] }>(
  'demo_berfoto',
  'UPDATE barang b SET foto = ARRAY[baris.foto] FROM :baris(kode_barcode text, foto text) WHERE b.kode_barcode = baris.kode_barcode',
)

const BERSAMA = 16

export async function potretBarang(pool: pg.Pool, penyimpanan: Penyimpanan): Promise<void> {
  const pieces = await write(pool, SELURUH_RANTAI, ({ sql }) => sql(dipajang, []))
  const drawn = new Map<string, Promise<Buffer[]>>()
  const left = pieces.values()
  const taken: { kode_barcode: string; foto: string }[] = []
  const potret = async (): Promise<void> => {
    for (const piece of left) {
      const bentuk = `${piece.nama_barang.replace(/ \d+ GRAM$/, '')} ${piece.kode_group}`
      if (!drawn.has(bentuk)) drawn.set(bentuk, gambar(piece))
      const [besar, kecil] = await drawn.get(bentuk)!
      const foto = randomBytes(12).toString('hex')
      await penyimpanan.simpan(namaBesar(foto), besar!)
      await penyimpanan.simpan(namaKecil(foto), kecil!)
      taken.push({ kode_barcode: piece.kode_barcode, foto })
    }
  }
  await Promise.all(Array.from({ length: BERSAMA }, potret))
  await write(pool, SELURUH_RANTAI, ({ sql }) => sql(berfoto, { baris: taken }))
}

const gambar = async (piece: Piece): Promise<Buffer[]> =>
  siapkanGambar(
    piece.kode_barcode,
    await sharp(Buffer.from(lukis(piece)))
      .png()
      .toBuffer(),
    [UKURAN_FOTO, UKURAN_KECIL],
  )
